// [cpp.stringize] p2: # gives the argument's spelling, one space between tokens, quotes escaped
#define S(x) #x
#define V(...) #__VA_ARGS__
__device__ int eq(const char *a, const char *b) { while (*a && *a == *b) a++, b++; return *a == *b; }
extern "C" __global__ void spelling(int *out) { out[0] = eq(S(a + b), "a + b"); out[1] = eq(S(  a   +  b  ), "a + b"); out[2] = eq(S("x\n"), "\"x\\n\""); out[3] = eq(S('"'), "'\"'"); out[4] = eq(S(a/**/b), "a b"); out[5] = eq(V(1,2 ,  3), "1,2 , 3"); out[6] = sizeof(S()) + eq(V(a,)  , "a,") * 10 ; out[7] = eq(S(\n), "\\n"); }
// LAUNCH: spelling<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 1, 1, 1, 1, 1, 11, 0]
