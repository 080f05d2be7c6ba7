// The same in 64 bits.
// LAUNCH: count_bits_long<<<4,64>>> a=random(200,u64,22) p=zeros(200) z=zeros(200) f=zeros(200) n=200
// EXPECT: p == [bin(v).count('1') for v in a.tolist()]
// EXPECT: z == [64 - (v >> (i & 63)).bit_length() for i, v in enumerate(a.tolist())]
// EXPECT: f == [((v << (i & 63)) % 2**64 & -((v << (i & 63)) % 2**64)).bit_length() for i, v in enumerate(a.tolist())]

extern "C" __global__ void count_bits_long(const unsigned long long *a, int *p, int *z, int *f, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    p[i] = __popcll(a[i]);
    z[i] = __clzll(a[i] >> (i & 63));
    f[i] = __ffsll(a[i] << (i & 63));
}
