// [expr.arith.conv] expr p11: the common type decides comparisons, not the values
extern "C" __global__ void comparisons_mixed(int *out) {
    int m = -1; unsigned u = 1; long l = -1; short s = -1; unsigned char uc = 255; unsigned long ul = 1; signed char sc = -1;
    out[0] = (m < (int)u) * 10 + (m < u);
    out[1] = (l < u) * 10 + (l < ul);
    out[2] = (s < uc) * 10 + (sc == uc);
    out[3] = ((unsigned char)sc == uc);
    out[4] = (m == 0xFFFFFFFFu) * 10 + (m == 0xFFFFFFFFL);
    out[5] = -1 > sizeof(int);
    out[6] = (u - 2 > 0) * 10 + ((int)u - 2 > 0);
}
// LAUNCH: comparisons_mixed<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [10, 10, 10, 1, 10, 1, 10]
