// [namespace.udecl] p3, [temp.dep]: what bases have that depend, or the class itself, is looked up in each instance
template <class T> struct A { T x; __device__ A(T x) : x(x) {} __device__ T f(T y) const { return x + y; } template <class U> __device__ int g(U) const { return sizeof(U); } struct In { T y; }; __device__ operator int() const { return 7; } };
struct C { int z; };
namespace n { struct D { int d; }; namespace m { struct E : D { int e; }; } }
template <class T> struct P : A<T> { using A<T>::A; using A<T>::x; using A<T>::nowhere; using typename A<T>::never; };
template <class T> struct Q : A<int> { using A<int>::A; using A<int>::f; using A<int>::g; using typename A<int>::In; using A<int>::operator int; };
template <class T> struct R : Q<T> { using A<int>::x; };
template <class T, class U> struct S : C, T { using T::f; using U::f; using C::z; };
template <class... T> struct V : T... { using T::operator()...; };
template <class T> struct W : n::m::E { using n::D::d; using E::e; struct In { int i; }; struct On : In { using In::i; }; };
template <class T> using Alias = A<int>;
template <class T> struct X : Alias<T> { using Base = A<int>; using Base::A; using Base::x; using Alias<T>::f; };
extern "C" __global__ void members_named_in_templates(int *out) {
    Q<char> q(3);
    out[0] = q.f(4) + q.g('c') * 10 + q;
    W<int> w{};
    w.d = 5;
    out[1] = w.d + w.e;
    W<int>::On o{};
    o.i = 2;
    out[2] = o.i + sizeof(Q<char>::In);
    X<int> x(6);
    out[3] = x.f(x.x);
}
// LAUNCH: members_named_in_templates<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [24, 5, 6, 12]
