__device__ int many(int a) { return a; } __device__ int many(int a, int b) { return a + b; }
extern "C" __global__ void function_overload_by_count(int *out) {
    int i = threadIdx.x; out[i] = many(i) + many(i, 10);
}
// LAUNCH: function_overload_by_count<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 * arange(8) + 10
