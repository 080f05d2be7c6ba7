// Choices without branches.
// LAUNCH: choices<<<4,64>>> a=random(200,i16,45) b=random(200,i16,46) out=zeros(200) n=200
// EXPECT: out == (lambda x: where(x & 1, x * 2, where(x & 2, x + 1, x - 1)))(where(a > b, a, -b.astype(int32)))

extern "C" __global__ void choices(const short *a, const short *b, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int x = a[i] > b[i] ? a[i] : -b[i];
    out[i] = (x & 1) ? x * 2 : (x & 2) ? x + 1 : x - 1;
}
