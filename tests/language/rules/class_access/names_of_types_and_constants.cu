// [class.access] p6: types, enumerators and static members; checked once it is known what a declaration declares
class A { typedef int I; struct P { int v; }; enum E { e1 = 5 }; static const int s = 3; static __device__ I f(I x = s); friend __device__ I g(I); friend class F; template <class T> struct TT { T t; }; static __device__ P *mk(P *p) { return p; }
  class N; protected: struct Prot { int q = 6; }; typedef short PT; public: typedef P Pub; static __device__ P make() { P p; p.v = 9; return p; } };
__device__ A::I A::f(A::I x) { I y = x; P p{y}; return p.v + e1; }
__device__ A::I g(A::I x) { A::P p{x}; return A::f(p.v) + A::e1 + A::s; }
class F { public: A::I v = A::s; __device__ A::I h(A::P p) { A::TT<A::I> t{4}; return p.v + t.t + (int)A::e1; } struct Inner { A::P q; }; };
class A::N { public: I w = 2; friend class F; };
struct D : A { Prot pp; __device__ PT go() { A::Prot z; return z.q + pp.q + sizeof(A::PT) + sizeof(PT); } struct In : Prot { }; };
struct E2 : A, private D::Prot { };
template <class T> struct Tr { template <class U> static __device__ auto t(int) -> decltype(typename U::I(), 1) { return 1; } template <class U> static __device__ int t(...) { return 2; } };
struct Yes { typedef int I; };
template <class T> class Q { typedef T X; X x; template <class U> friend class Q; public: __device__ Q(T t) : x(t) {} template <class U> __device__ typename Q<U>::X get(const Q<U> &q) { return q.x; } __device__ X mine() { return x; } struct It { X k; }; __device__ It it() { return It{x}; } };
template <> struct Tr<A::P> { static const int v = 12; };
class B0 { protected: int m = 1; static const int c = 8; enum { en = 3 }; template <class T> static __device__ int tf(T) { return 4; } }; class B1 : B0 { public: using B0::m; using B0::c; using B0::tf; __device__ int q() { return en + c; } }; struct B2 : B1 { __device__ int z() { return m + c + B1::c + tf(1); } };
namespace ns { class C { static const int k = 7; friend struct R; template <int n> friend struct S; }; struct R { static const int v = C::k; int a[C::k]; }; template <int n> struct S { static const int v = C::k + n; }; }
extern "C" __global__ void names_of_types_and_constants(int *out) { int i = 0; out[i++] = g(1); F f; auto p = A::make(); out[i++] = f.h(p) + f.v; D d; out[i++] = d.go(); out[i++] = Tr<int>::t<A>(0) * 10 + Tr<int>::t<Yes>(0); Q<int> q(3); Q<short> r(4); out[i++] = q.get(r) * 10 + q.mine() + q.it().k; out[i++] = Tr<decltype(A::make())>::v; out[i++] = B1().q() * 100 + B2().z(); out[i++] = ns::R::v * 100 + ns::S<2>::v + sizeof(ns::R); A::Pub pub{2}; out[i++] = pub.v; auto l = [](auto x) { return x.v; }; out[i++] = l(p); D::In in; out[i++] = sizeof(in); }
// LAUNCH: names_of_types_and_constants<<<1,1>>> out=zeros(12,i32)
// EXPECT: out == [14, 21, 16, 21, 46, 12, 1121, 737, 2, 9, 4, 0]
