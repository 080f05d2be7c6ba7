// [expr.shift] p1: compound shifts work in the promoted type and convert back
extern "C" __global__ void compound_and_negative(int *out) { unsigned char c = 0xF0; c <<= 1; out[0] = c; c >>= 2; out[1] = c; short s = -32768; s >>= 15; out[2] = s; unsigned u = 1u << 31; u >>= 31; out[3] = u; long l = 1; l <<= 33u; out[4] = (int)(l >> 30); int i = 1; i <<= 3L; out[5] = i; out[6] = (int)((-1L) >> 60) * 10 + (-17 >> 2); unsigned short us = 0xFFFF; out[7] = (us << 4) >> 8; }
// LAUNCH: compound_and_negative<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [224, 56, -1, 1, 8, 8, -15, 4095]
