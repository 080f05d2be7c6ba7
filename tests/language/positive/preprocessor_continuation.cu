#define LONG_SUM(a, b) \
    ((a) +             \
     (b))
extern "C" __global__ void preprocessor_continuation(int *out) {
    int i = threadIdx.x; out[i] = LONG_SUM(i, 2);
}
// LAUNCH: preprocessor_continuation<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 2
