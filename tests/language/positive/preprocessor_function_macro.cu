#define MAXOF(a, b) ((a) > (b) ? (a) : (b))
extern "C" __global__ void preprocessor_function_macro(int *out) {
    int i = threadIdx.x; out[i] = MAXOF(i, MAXOF(3, 7 - i));
}
// LAUNCH: preprocessor_function_macro<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == maximum(arange(8), maximum(3, 7 - arange(8)))
