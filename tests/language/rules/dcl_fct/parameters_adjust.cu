// [dcl.fct] p5: arrays and functions become pointers, top-level cv goes from the type
__device__ int f(int a[5]) { return sizeof(a); } __device__ int g(int a[][3]) { return sizeof(*a) + a[1][0]; } __device__ int h(int fn(int), int x) { return fn(x) + sizeof(fn); } __device__ int inc(int x) { return x + 1; }
__device__ int k(void) { return 4; } __device__ int unnamed(int, int b, double) { return b; } __device__ auto trailing(int x) -> int (*)(int) { return x ? inc : nullptr; } typedef int Fn(int); __device__ Fn declared; __device__ int declared(int x) { return x * 3; }
extern "C" __global__ void parameters_adjust(int *out) { int a[5], m[2][3] = {{1, 2, 3}, {4, 5, 6}}; out[0] = f(a); out[1] = g(m); out[2] = h(inc, 1); out[3] = k() + unnamed(1, 20, 3); out[4] = trailing(1)(5); Fn *p = declared; Fn &r = inc; out[5] = p(4) * 10 + r(4); }
// LAUNCH: parameters_adjust<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [8, 16, 10, 24, 6, 125]
