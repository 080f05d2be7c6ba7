// Both sides of a branch in one warp.
// LAUNCH: if_else<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == where(a % 3 == 0, a * 2, a + 100)

extern "C" __global__ void if_else(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    if (a[i] % 3 == 0)
        out[i] = a[i] * 2;
    else
        out[i] = a[i] + 100;
}
