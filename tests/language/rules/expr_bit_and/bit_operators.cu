// [expr.bit.and] p1: &, ^, | have precedence in this order, below ==
extern "C" __global__ void bit_operators(int *out) {
    out[0] = 6 & 3 | 8 ^ 1; out[1] = 1 | 2 == 2; out[2] = 5 ^ 3 & 1;
    unsigned u = 0xF0; int i = -1; long l = 0xFF00FF00FFl;
    out[3] = (u & i) == 0xF0; out[4] = (int)((l & i) >> 32);
    out[5] = (i & u) * 10 + (~0 & 0xF);
    bool b = true; out[6] = (b & 2) * 10 + (b | 2);
    out[7] = sizeof((char)1 | (char)2) + ('a' ^ ' ');
}
// LAUNCH: bit_operators<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [11, 1, 4, 1, 255, 2415, 3, 69]
