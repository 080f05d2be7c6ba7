// Division of unsigned words.
// LAUNCH: divide_unsigned<<<4,64>>> a=random(200,u32,9) b=random(200,u32,10) q=zeros(200) r=zeros(200) n=200
// EXPECT: q == a // (b >> uint32(20) | uint32(1))
// EXPECT: r == a % (b >> uint32(20) | uint32(1))

extern "C" __global__ void divide_unsigned(const unsigned *a, const unsigned *b, unsigned *q, unsigned *r, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned d = b[i] >> 20 | 1;
    q[i] = a[i] / d;
    r[i] = a[i] % d;
}
