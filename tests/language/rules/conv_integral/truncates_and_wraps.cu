// [conv.integral] p2: to an unsigned type modulo 2^n; p4: to bool, zero or one
extern "C" __global__ void truncates_and_wraps(int *out) {
    int big = 0x12345678;
    out[0] = (unsigned char)big;
    out[1] = (short)0x18000;
    out[2] = (signed char)big + (signed char)0xF0;
    out[3] = (bool)0x100 + (bool)big;
    unsigned u = -1;
    out[4] = u == 4294967295u;
    unsigned short us = -2;
    out[5] = us;
    long l = -1;
    unsigned long ul = l;
    out[6] = (ul >> 63) + (int)(ul >> 60);
    out[7] = (char)-300;
}
// LAUNCH: truncates_and_wraps<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [120, -32768, 104, 2, 1, 65534, 16, -44]
