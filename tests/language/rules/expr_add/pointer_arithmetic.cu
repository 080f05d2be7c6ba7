// [expr.add] p4: steps are of the element's size; a difference is signed
struct S { int a, b, c; };
extern "C" __global__ void pointer_arithmetic(int *out) {
    int a[6] = {0, 1, 2, 3, 4, 5}, *p = a + 4, *q = 1 + a;
    out[0] = *p * 100 + *q * 10 + *(p - 2);
    out[1] = (int)(p - q) * 10 + (int)(q - p);
    S s[3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}; S *t = s + 2;
    out[2] = t->b * 10 + t[-1].c; out[3] = (int)((char *)t - (char *)s);
    int m[3][4]; out[4] = (int)(&m[2][1] - &m[0][3]) * 100 + (int)(m + 2 - m);
    char i = -1; unsigned char u = 2; out[5] = p[i] * 10 + *(a + u);
    p -= 3; p += u; out[6] = *p;
    int (*r)[6] = &a; out[7] = (int)((int *)(r + 1) - a);
}
// LAUNCH: pointer_arithmetic<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [412, 27, 86, 24, 602, 32, 3, 6]
