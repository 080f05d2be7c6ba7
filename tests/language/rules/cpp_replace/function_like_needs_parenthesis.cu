// [cpp.replace] p10: without a ( the name of a function-like macro stays; arguments nest
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define FIRST(a, b) a
#define NOARG() 11
#define ONE(x) [x]
#define SUM(a, b, c) (a + b + c)
__device__ int MAX_(int (*)(int, int), int x) { return x; }
extern "C" __global__ void function_like_needs_parenthesis(int *out) { int MAX = 3; out[0] = MAX + 1; out[1] = FIRST((1, 2), 3); out[2] = MAX(MAX(4, 9), 5); out[3] = NOARG (); out[4] = SUM(1
        ,
        2, MAX(3, 4)); out[5] = FIRST(, 1) 5; char s ONE(7); out[6] = sizeof(s); }
// LAUNCH: function_like_needs_parenthesis<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [4, 2, 9, 11, 7, 5, 7]
