__device__ int scale(int x, int by = 3, int plus = 1) { return x * by + plus; }
extern "C" __global__ void function_default_arguments(int *out) {
    int i = threadIdx.x; out[i] = scale(i) + 1000 * scale(i, 2) + 1000000 * scale(i, 2, 0);
}
// LAUNCH: function_default_arguments<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 3 * arange(8) + 1 + 1000 * (2 * arange(8) + 1) + 1000000 * 2 * arange(8)
