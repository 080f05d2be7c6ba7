// [lex.pptoken] p3: the longest sequence of characters that is a token is the next one
#define EMPTY
extern "C" __global__ void longest_token(int *out) { int a = 5, b = 2; out[0] = a+++b; out[1] = a; out[2] = a- --b; int *p = &a; out[3] = 12 / *p; out[4] = a<b>0 ? 1 : 2; out[5] = a-->b; b = a>>+1; out[6] = b; out[7] = -EMPTY-a; }
// LAUNCH: longest_token<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [7, 6, 5, 2, 2, 1, 2, 5]
