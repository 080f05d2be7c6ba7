// [over.literal] p3: the literal operator is chosen by the kind of literal
__device__ constexpr int operator""_i(unsigned long long v) { return (int)v + 1; }
__device__ constexpr int operator""_i(char c) { return c - '0' + 700; }
__device__ int operator""_i(const char *s, unsigned long n) { return (int)n * 10 + (s[0] - '0'); }
extern "C" __global__ void cooked_and_raw(int *out) {
    out[0] = 41_i;
    out[1] = '5'_i;
    out[2] = "7ab"_i;
    out[3] = 0x10_i + 0b11_i * 100;
    out[4] = 1'000_i;
    out[5] = operator""_i("12", 2);
}
// LAUNCH: cooked_and_raw<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [42, 705, 37, 417, 1001, 21]
