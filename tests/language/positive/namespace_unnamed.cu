namespace { __device__ int secret(int x) { return x + 9; } }
extern "C" __global__ void namespace_unnamed(int *out) { int i = threadIdx.x; out[i] = secret(i); }
// LAUNCH: namespace_unnamed<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 9
