// Sums of all before: two buffers, log n steps.
// LAUNCH: scan<<<3,64>>> a=arange(192) out=zeros(192)
// EXPECT: out.reshape(3, 64) == cumsum(a.reshape(3, 64), 1)

extern "C" __global__ void scan(const int *a, int *out) {
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    __shared__ int s[2][64];
    int now = 0;
    s[0][t] = a[i];
    for (int d = 1; d < 64; d <<= 1) {
        __syncthreads();
        s[!now][t] = s[now][t] + (t >= d ? s[now][t - d] : 0);
        now = !now;
    }
    out[i] = s[now][t];
}
