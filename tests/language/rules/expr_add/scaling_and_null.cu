// [expr.add] p7: adding zero to null, differences of equal pointers, steps through nested arrays
struct S { short a[3]; };
extern "C" __global__ void scaling_and_null(int *out) { int *n = nullptr; out[0] = (n + 0 == n) * 10 + (int)(n - n); int m[3][2][4]; out[1] = (int)(&m[1] - &m[0]) * 100 + (int)(m[2] - m[0]) * 10 + (int)(m[1][1] - m[1][0]); out[2] = (int)((char *)(m + 1) - (char *)m); out[3] = (int)((char *)(m[0] + 1) - (char *)m); S s[3]; out[4] = (int)((char *)(s + 2) - (char *)&s[0]); out[5] = (int)(&s[2].a[1] - &s[2].a[0]); short (*p)[3] = &s[0].a; out[6] = (int)((char *)(p + 1) - (char *)p); unsigned u = 1; int a[3] = {4, 5, 6}; int *q = a + 2; out[7] = *(q - u) * 10 + q[-2]; }
// LAUNCH: scaling_and_null<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [10, 144, 32, 16, 12, 1, 6, 54]
