#define FIRST(x, ...) x
#define REST(x, ...) sum_of(__VA_ARGS__)
__device__ int sum_of(int a, int b) { return a + b; }
extern "C" __global__ void preprocessor_variadic(int *out) {
    int i = threadIdx.x; out[i] = FIRST(i, 5) + REST(1, 2, 3);
}
// LAUNCH: preprocessor_variadic<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 5
