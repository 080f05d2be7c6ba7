// [lex.string] p2: in a raw string nothing is an escape, a comment or a splice
__device__ int len(const char *s) { int n = 0; while (s[n]) n++; return n; }
extern "C" __global__ void raw_strings(int *out) { out[0] = len(R"(a\nb)"); out[1] = len(R"x(a)"b)x"); out[2] = len(R"(two
lines)"); const char *s = R"(//c /* "q" \)"; out[3] = len(s) * 1000 + s[len(s) - 1]; out[4] = len(R"(a\
b)"); out[5] = sizeof(R"()") + sizeof(R"(ab)" "c\n") * 10; out[6] = R"(#define X)"[0]; out[7] = len(u8R"(ab)") ; }
// LAUNCH: raw_strings<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [4, 4, 9, 12092, 4, 51, 35, 2]
