// Sums of signed words wrap around as PTX's add does; the compiler may not assume otherwise of unsigned ones.
// LAUNCH: add_wrap<<<4,64>>> a=random(200,u32,1) b=random(200,u32,2) out=zeros(200) n=200
// EXPECT: out == a + b - uint32(7)

extern "C" __global__ void add_wrap(const unsigned *a, const unsigned *b, unsigned *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = a[i] + b[i] - 7u;
}
