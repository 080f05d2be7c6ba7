// [expr.rel] p1: results are bool and may be compared; unsigned short promotes
extern "C" __global__ void chained_and_signed(int *out) { unsigned short us = 65535; short s = -1; unsigned u = 65535; out[0] = (us > s) * 10 + (u > s); out[1] = (us == (unsigned short)s) * 10 + (us == s); out[2] = 1 < 2 == 2 > 1; out[3] = (3 > 2 > 1) + (3 >= 2 >= 1) * 10; char c = -1; out[4] = (c < 0) * 10 + (c == '\xff'); out[5] = (1u > -1) * 10 + (1L > -1); out[6] = sizeof(1 < 2) + (true > false) * 10; float f = 16777217; out[7] = (f == 16777217) * 10 + (f == 16777216); }
// LAUNCH: chained_and_signed<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [10, 10, 1, 10, 11, 1, 11, 11]
