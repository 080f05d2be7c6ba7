// Rotations, which are one funnel shift each.
// LAUNCH: rotate<<<4,64>>> a=random(200,u32,19) s=random(200,i32,20) out=zeros(200) n=200
// EXPECT: out == (a << (s & 31).view(uint32) | a >> (-s & 31).view(uint32)) + (a >> uint32(7) | a << uint32(25))

extern "C" __global__ void rotate(const unsigned *a, const int *s, unsigned *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int k = s[i] & 31;
    out[i] = (a[i] << k | a[i] >> (32 - k & 31)) + __funnelshift_r(a[i], a[i], 7);
}
