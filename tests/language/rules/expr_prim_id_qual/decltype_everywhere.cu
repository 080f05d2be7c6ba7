// [expr.prim.id.qual] p2: names behind a decltype wherever types and expressions stand, in templates too
struct S { typedef int T; template <class U> struct R { typedef U t; static const int n = sizeof(U); }; static const int n = 4; enum { e = 2 }; int m = 3; __host__ __device__ static int f(int i) { return i; } };
template <class T> struct W { typename decltype(T::g())::T x; static const int k = decltype(T::g())::n; }; struct H { static S g(); };
__host__ __device__ decltype(S())::T r(decltype(S())::T i) { return i + 1; }
template <class A> __host__ __device__ auto h(A a) -> typename decltype(a)::T { return decltype(a)::e; }
extern "C" __global__ void decltype_everywhere(int *out) {
    S s; decltype(s)::T *p = out; p[0] = 7; const decltype(s)::T c = 5; out[1] = c; out[2] = r(1); W<H> w; w.x = 2; out[3] = w.x + W<H>::k; out[4] = h(s); decltype(s)::R<char>::t z = 1; out[5] = decltype(s)::R<long>::n + z; out[6] = decltype(s)::f(decltype(s)::n) + 8; auto l = [](decltype(s)::T a) { return a; }; out[7] = l(3); static const decltype(s)::T q = 8; out[8] = q; int decltype(s)::*pm = &S::m; out[9] = s.*pm;
    if (decltype(s)::T i = 4) out[10] = i; out[11] = (decltype(s)::T)2.7 + int(decltype(s)::e); unsigned u = sizeof(decltype(s)::n); out[12] = u; decltype(s)::T arr[decltype(s)::n]; out[13] = sizeof arr; out[14] = decltype(s){}.m + decltype(S{})().m; typedef decltype(s)::R<int>::t X; X x = 6; out[15] = x;
}
// LAUNCH: decltype_everywhere<<<1,1>>> out=zeros(16,i32)
// EXPECT: out == [7, 5, 2, 6, 2, 9, 12, 3, 8, 3, 4, 4, 4, 16, 6, 6]
