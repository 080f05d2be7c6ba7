#define COUNT 12
#define TOTAL (COUNT + 1)
extern "C" __global__ void preprocessor_object_macro(int *out) {
    int i = threadIdx.x; out[i] = TOTAL * 2;
}
// LAUNCH: preprocessor_object_macro<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 26
