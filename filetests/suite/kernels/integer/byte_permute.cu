// Bytes of two words in any order.
// LAUNCH: byte_permute<<<4,64>>> a=random(200,u32,23) b=random(200,u32,24) out=zeros(200) n=200
// EXPECT: out.view(uint8).reshape(-1, 4) == (lambda w: w[:, [5, 1, 7, 3]] ^ w[:, [6, 4, 2, 0]])(hstack([a.view(uint8).reshape(-1, 4), b.view(uint8).reshape(-1, 4)]))

extern "C" __global__ void byte_permute(const unsigned *a, const unsigned *b, unsigned *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = __byte_perm(a[i], b[i], 0x3715) ^ __byte_perm(a[i], b[i], 0x0246);
}
