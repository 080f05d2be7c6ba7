// [dcl.mptr] with [temp.deduct.type] p8: pointers to members in templates: deduced, as arguments, in partial specialisations
template <class T, class C> __device__ T read(const C &c, T C::*p) { return c.*p; }
template <class R, class C, class... A> __device__ R call(C &c, R (C::*f)(A...), A... a) { return (c.*f)(a...); }
template <class R, class C, class... A> __device__ R call(const C &c, R (C::*f)(A...) const, A... a) { return (c.*f)(a...) + 1000; }
template <class T> struct Kind { static const int value = 0; };
template <class T, class C> struct Kind<T C::*> { static const int value = 1 + Kind<T>::value * 10 + sizeof(C) * 100; };
template <class R, class C, class A> struct Arity;
template <class T> struct Result;
template <class R, class C, class... A> struct Result<R (C::*)(A...)> { static const int count = sizeof...(A); using type = R; };
template <class R, class C, class... A> struct Result<R (C::*)(A...) const> { static const int count = 10 + sizeof...(A); using type = R; };
template <class T> struct Box { T v; __device__ T twice(T k) const { return v * 2 + k; } __device__ void set(T a, T b) { v = a - b; } };
template <class T> __device__ int of_box(Box<T> &b) { T Box<T>::*p = &Box<T>::v; T (Box<T>::*f)(T) const = &Box<T>::twice; return b.*p * 100 + (b.*f)(1); }
template <class T> __device__ int of_any(T &t, int T::*p) { return t.*p; }
struct P { int a; short b; };
extern "C" __global__ void templates(int *out) {
    P p{4, 5};
    out[0] = read(p, &P::a) * 10 + read(p, &P::b);
    Box<int> b{6};
    out[1] = call(b, &Box<int>::twice, 3);
    call(b, &Box<int>::set, 20, 5);
    out[2] = b.v;
    out[3] = Kind<int>::value;
    out[4] = Kind<short P::*>::value;
    out[5] = Kind<int P::*Box<char>::*>::value;
    out[6] = Result<int (P::*)(char, int) const>::count * 100 + Result<void (P::*)()>::count;
    out[7] = sizeof(Result<double (P::*)(int)>::type);
    out[8] = of_box(b);
    out[9] = of_any(b, &Box<int>::v);
}
// LAUNCH: templates<<<1,1>>> out=zeros(10,i32)
// EXPECT: out == [45, 1015, 15, 0, 801, 8111, 1200, 8, 1531, 15]
