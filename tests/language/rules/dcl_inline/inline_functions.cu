// [dcl.inline] p1: inline functions and variables are defined once, wherever
inline __device__ int f(int x); __device__ int g() { return f(3); } inline __device__ int f(int x) { return x * 11; } inline constexpr int k = 6;
struct S { __device__ int a() { return b() + k; } inline __device__ int b(); }; inline __device__ int S::b() { return 20; }
extern "C" __global__ void inline_functions(int *out) { out[0] = g(); S s; out[1] = s.a(); out[2] = f(k); }
// LAUNCH: inline_functions<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [33, 26, 66]
