// Arithmetic on bytes and halfwords wraps where it is stored, and extends where it is read.
// LAUNCH: narrow<<<4,64>>> a=random(200,i8,35) b=random(200,u8,36) s=zeros(200) u=zeros(200) h=zeros(200) n=200
// EXPECT: s == (a.astype(int32) * 3 + b).astype(int8)
// EXPECT: u == (a.astype(int32) - b).astype(uint8)
// EXPECT: h == (a.astype(int32) * b).astype(int16)

extern "C" __global__ void narrow(const signed char *a, const unsigned char *b, signed char *s, unsigned char *u, short *h, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    s[i] = a[i] * 3 + b[i];
    u[i] = a[i] - b[i];
    h[i] = a[i] * b[i];
}
