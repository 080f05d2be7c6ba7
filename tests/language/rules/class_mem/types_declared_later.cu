// [class.mem] p6: a class is complete in default arguments, initialisers of members and bodies: types that are declared later are seen
struct S {
    __device__ int f(int n = (T)70000 + sizeof(T), int m = T(3)) const { T x = T(1); return n + m + x; }
    int a = (T)70001, b[2] = {T(1), sizeof(T)}; int c{(T)5};
    struct In { int m = T(4); __device__ int g(int x = (U)2.5f) const { return x * 10 + m; } };
    __device__ friend int h(const S &s, int n = (T)65537) { return n + s.c; }
    int d = [](int x) { T y = x; return y + 1; }(65536);
    using T = short; typedef int U;
};
template<class Q> struct P { __device__ int f(int n = (T)2.5f) const { return n; } int y = (T)4.5f; using T = Q; };
using T = double;
struct Hides { __device__ int f(int n = sizeof(T)) const { return n; } int m = sizeof(T); using T = char; };
extern "C" __global__ void types_declared_later(int *out) {
    S s; S::In in; P<int> p; Hides h0;
    out[0] = s.f(); out[1] = s.a; out[2] = s.b[0] * 10 + s.b[1]; out[3] = s.c; out[4] = in.g(); out[5] = h(s); out[6] = s.d; out[7] = p.f() * 10 + p.y; out[8] = h0.f() * 10 + h0.m;
}
// LAUNCH: types_declared_later<<<1,1>>> out=zeros(9,i32)
// EXPECT: out == [4470, 4465, 12, 5, 24, 6, 1, 24, 11]
