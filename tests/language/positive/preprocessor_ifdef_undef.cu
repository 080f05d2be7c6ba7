#define PRESENT
#undef PRESENT
#ifndef PRESENT
#define RESULT 5
#else
#define RESULT 6
#endif
extern "C" __global__ void preprocessor_ifdef_undef(int *out) {
    int i = threadIdx.x; out[i] = RESULT;
}
// LAUNCH: preprocessor_ifdef_undef<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 5
