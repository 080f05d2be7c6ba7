#define JOIN(a, b) a##b
extern "C" __global__ void preprocessor_paste(int *out) {
    int i = threadIdx.x; int value12 = i; out[i] = JOIN(value, 12) + JOIN(1, 5);
}
// LAUNCH: preprocessor_paste<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 15
