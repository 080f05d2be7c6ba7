// [dcl.fct.def.delete] p2: deleted overloads forbid some arguments only
__device__ int f(int) { return 1; } __device__ int f(double) = delete; __device__ int f(const char *) { return 3; }
struct S { __device__ S(int k) : v(k) { } __device__ S(long) = delete; __device__ int g() & { return v; } __device__ int g() && = delete; int v; };
extern "C" __global__ void others_are_usable(int *out) { out[0] = f(1) * 10 + f("x"); S s(4); out[1] = s.g(); out[2] = f('a'); }
// LAUNCH: others_are_usable<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [13, 4, 1]
