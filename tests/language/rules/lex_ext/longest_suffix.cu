// [lex.ext] p1: a user-defined suffix is an identifier; built-in suffixes stay what they are
__device__ constexpr int operator""_f(const char *text) { return text[0] - '0'; } __device__ constexpr int operator""_u(unsigned long long v) { return (int)v + 1; } __device__ constexpr int operator""_x1(char c) { return c; } __device__ constexpr long operator""_ll(unsigned long long v) { return v * 2; }
extern "C" __global__ void longest_suffix(int *out) { out[0] = 2.5_f + 1.5f; out[1] = 3_u + 3u; out[2] = 'A'_x1; out[3] = 5_ll + 5ll; out[4] = 0xF_u; out[5] = 1'0_u; out[6] = 1e2_f; out[7] = -4_u; }
// LAUNCH: longest_suffix<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 7, 65, 15, 16, 11, 1, -5]
