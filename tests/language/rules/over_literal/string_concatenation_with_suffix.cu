// [over.literal] lex.ext p8: the suffix of one string of several holds for all
__device__ int operator""_s(const char *s, unsigned long n) { int r = 0; for (unsigned long i = 0; i < n; i++) r = r * 10 + (s[i] - '0'); return r; }
extern "C" __global__ void string_concatenation_with_suffix(int *out) {
    out[0] = "12" "34"_s;
    out[1] = "5"_s "6" "7"_s;
    out[2] = ""_s + 9;
    out[3] = R"(42)"_s;
}
// LAUNCH: string_concatenation_with_suffix<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1234, 567, 9, 42]
