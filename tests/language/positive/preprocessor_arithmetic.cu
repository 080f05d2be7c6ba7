#if (7 / 2 == 3) && (1 << 4 == 16) && (-1 < 0) && ('a' == 97) && (5 % 3 ? 1 : 0)
#define ARITH 1
#else
#define ARITH 0
#endif
extern "C" __global__ void preprocessor_arithmetic(int *out) {
    int i = threadIdx.x; out[i] = ARITH;
}
// LAUNCH: preprocessor_arithmetic<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 1
