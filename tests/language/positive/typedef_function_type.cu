typedef int unary(int);
__device__ unary twice;
__device__ int twice(int x) { return 2 * x; }
extern "C" __global__ void typedef_function_type(int *out) {
    int i = threadIdx.x; out[i] = twice(i);
}
// LAUNCH: typedef_function_type<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 * arange(8)
