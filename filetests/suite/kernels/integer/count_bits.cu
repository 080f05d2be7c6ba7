// Bits that are set, leading zeros, the first bit, and all of them reversed.
// LAUNCH: count_bits<<<4,64>>> a=random(200,u32,21) p=zeros(200) z=zeros(200) f=zeros(200) r=zeros(200) n=200
// EXPECT: p == [bin(v).count('1') for v in a.tolist()]
// EXPECT: z == [32 - (v >> (i & 31)).bit_length() for i, v in enumerate(a.tolist())]
// EXPECT: f == [((v << (i & 31)) & 0xffffffff & -((v << (i & 31)) & 0xffffffff)).bit_length() for i, v in enumerate(a.tolist())]
// EXPECT: r == [int(format(v, '032b')[::-1], 2) for v in a.tolist()]

extern "C" __global__ void count_bits(const unsigned *a, int *p, int *z, int *f, unsigned *r, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    p[i] = __popc(a[i]);
    z[i] = __clz(a[i] >> (i & 31));
    f[i] = __ffs(a[i] << (i & 31));
    r[i] = __brev(a[i]);
}
