// Fields of a word, taken out with and without their sign, and put in.
// LAUNCH: bit_fields<<<4,64>>> a=random(200,u32,25) u=zeros(200) s=zeros(200) p=zeros(200) n=200
// EXPECT: u == a >> uint32(7) & uint32(0x3ff)
// EXPECT: s == (a << uint32(9)).view(int32) >> 21
// EXPECT: p == (a & uint32(0xfffff00f)) | arange(200, dtype=uint32) << uint32(4)

extern "C" __global__ void bit_fields(const unsigned *a, unsigned *u, int *s, unsigned *p, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    u[i] = a[i] >> 7 & 0x3ff;
    s[i] = (int)(a[i] << 9) >> 21;
    p[i] = (a[i] & ~0x0ff0u) | (unsigned)i << 4;
}
