// Products and sums of words, as one instruction or two.
// LAUNCH: multiply_add<<<4,64>>> a=arange(200) b=arange(200) c=arange(200) out=zeros(200) n=200
// EXPECT: out == a * b + c * 5 - a

extern "C" __global__ void multiply_add(const int *a, const int *b, const int *c, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = a[i] * b[i] + c[i] * 5 - a[i];
}
