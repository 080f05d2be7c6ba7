// [expr.ass] p7: E1 op= E2 is E1 = E1 op E2 with E1 evaluated once, in the common type
__device__ int &at(int *a, int *n) { return a[(*n)++]; }
extern "C" __global__ void compound_converts_once(int *out) {
    int a[3] = {10, 20, 30}, n = 0;
    at(a, &n) += 5; at(a, &n) *= 2;
    out[0] = a[0] * 100 + a[1] + n * 10000;
    unsigned char c = 200; c += 100; out[1] = c;
    int i = 7; i *= 2.5; out[2] = i; i /= 0.5f; out[3] = i;
    short s = -8; s >>= 1; s |= 0x10000; out[4] = s;
    int m = -1; m /= 2u; out[5] = m;
    long l = 1; l <<= 40; out[6] = (int)(l >> 38);
    char h = 'a'; h -= 'a' - 'A'; (h += 1) += 1; out[7] = h;
}
// LAUNCH: compound_converts_once<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [21540, 44, 17, 34, -4, 2147483647, 4, 67]
