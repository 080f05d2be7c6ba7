// The high halves of signed and unsigned products.
// LAUNCH: multiply_high<<<4,64>>> a=random(200,i32,3) b=random(200,i32,4) out=zeros(200) outu=zeros(200) n=200
// EXPECT: out == (a.astype(int64) * b) >> 32
// EXPECT: outu == (a.view(uint32).astype(uint64) * b.view(uint32)) >> uint64(32)

extern "C" __global__ void multiply_high(const int *a, const int *b, int *out, unsigned *outu, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = __mulhi(a[i], b[i]);
    outu[i] = __umulhi(a[i], b[i]);
}
