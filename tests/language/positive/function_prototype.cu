__device__ int after(int x);
extern "C" __global__ void function_prototype(int *out) { int i = threadIdx.x; out[i] = after(i); }
__device__ int after(int x) { return x * 7; }
// LAUNCH: function_prototype<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 7 * arange(8)
