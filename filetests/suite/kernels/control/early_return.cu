// Threads that end before the others.
// LAUNCH: early_return<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == where(a % 5 == 0, 0, where(a % 7 == 0, 1, 1 + a))

extern "C" __global__ void early_return(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    if (a[i] % 5 == 0) return;
    out[i] = 1;
    if (a[i] % 7 == 0) return;
    out[i] += a[i];
}
