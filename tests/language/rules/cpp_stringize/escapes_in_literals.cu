// [cpp.stringize] p2: quotes and backslashes of literals are escaped, others stay
#define S(x) #x
#define X S
#define Y(x) X(x)
#define NL a\
b
__device__ int len(const char *s) { int n = 0; while (s[n]) n++; return n; } __device__ int eq(const char *a, const char *b) { for (; *a || *b; a++, b++) if (*a != *b) return 0; return 1; }
extern "C" __global__ void escapes_in_literals(int *out) { out[0] = eq(S("a\"b"), "\"a\\\"b\""); out[1] = len(S('\\')); out[2] = eq(S( < > ) , "< >"); out[3] = len(S(x  y
   z)); out[4] = eq(Y(NL), "ab"); out[5] = eq(S(@ __device__ ` #), "@ __device__ ` #"); out[6] = eq(S(1.5e+3f 0x1p-2 'c'), "1.5e+3f 0x1p-2 'c'"); out[7] = eq(S((a,b)) S(), "(a,b)"); }
// LAUNCH: escapes_in_literals<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 4, 1, 5, 1, 1, 1, 1]
