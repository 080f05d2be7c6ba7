// Each thread copies a word.
// LAUNCH: copy<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == a

extern "C" __global__ void copy(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = a[i];
}
