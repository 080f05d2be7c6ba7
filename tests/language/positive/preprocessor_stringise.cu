#define STR(x) #x
#define XSTR(x) STR(x)
#define WORD hi
extern "C" __global__ void preprocessor_stringise(int *out) {
    int i = threadIdx.x; const char *a = STR(WORD); const char *b = XSTR(WORD); out[i] = a[0] * 1000 + b[0];
}
// LAUNCH: preprocessor_stringise<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 87 * 1000 + 104
