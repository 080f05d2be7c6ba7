// [over.literal] lex.ext p3: a literal operator template gets the characters as arguments
template <char... C> __device__ constexpr int operator""_n() { return sizeof...(C); }
template <char... C> __device__ constexpr int operator""_v() { int r = 0; ((r = r * 2 + (C - '0')), ...); return r; }
extern "C" __global__ void template_literal_operator(int *out) {
    out[0] = 123_n;
    out[1] = 101_v;
    constexpr int k = 1110_v;
    out[2] = k;
    out[3] = 0x7_n;
}
// LAUNCH: template_literal_operator<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [3, 5, 14, 3]
