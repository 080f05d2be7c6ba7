// [over.literal] lex.ext p3: without a cooked one the raw operator sees the spelling
__device__ int operator""_len(const char *s) { int n = 0; while (s[n]) n++; return n; }
__device__ int operator""_sum(const char *s) { int n = 0; for (; *s; s++) if (*s >= '0' && *s <= '9') n += *s - '0'; return n; }
extern "C" __global__ void raw_literal_operator(int *out) {
    out[0] = 12345_len;
    out[1] = 0x1F_len;
    out[2] = 1.50e3_len;
    out[3] = 12345_sum + 0777_sum * 100;
    out[4] = 1'000_len;
}
// LAUNCH: raw_literal_operator<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [5, 4, 6, 2115, 5]
