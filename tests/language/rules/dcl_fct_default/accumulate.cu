// [dcl.fct.default] p4: later declarations add defaults from the right; bound where written, evaluated at each call
__device__ int f(int a, int b, int c = 3); __device__ int f(int a, int b = 2, int c); __device__ int f(int a = 1, int b, int c) { return a * 100 + b * 10 + c; }
__device__ int n = 0; __device__ int next() { return ++n; } __device__ int g(int k = next()) { return k; }
struct S { __device__ int m(int a, int b = 5); static const int z = 8; __device__ int q(int x = z) { return x; } }; __device__ int S::m(int a = 4, int b) { return a * 10 + b; }
extern "C" __global__ void accumulate(int *out) { out[0] = f(); out[1] = f(7, 8); out[2] = g() * 100 + g(50); out[3] = g(); S s; out[4] = s.m() * 100 + s.m(1, 2); out[5] = s.q(); }
// LAUNCH: accumulate<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [123, 783, 150, 2, 4512, 8]
