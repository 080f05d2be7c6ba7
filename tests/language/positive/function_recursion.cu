__device__ int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
extern "C" __global__ void function_recursion(int *out) { int i = threadIdx.x; out[i] = fact(i); }
// LAUNCH: function_recursion<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [1, 1, 2, 6, 24, 120, 720, 5040]
