// Sums of a whole array: a block at a time, one after the other.
// LAUNCH: three_phase_scan<<<4,64>>> a=arange(256) out=zeros(256) flag=zeros(4) carry=zeros(4)
// EXPECT: out == cumsum(a)

extern "C" __global__ void three_phase_scan(const int *a, int *out, int *flag, int *carry) {
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    __shared__ int s[64];
    __shared__ int before;
    s[t] = a[i];
    for (int d = 1; d < 64; d <<= 1) {
        __syncthreads();
        int x = t >= d ? s[t - d] : 0;
        __syncthreads();
        s[t] += x;
    }
    __syncthreads();
    if (t == 0) {
        int b = blockIdx.x;
        while (b && atomicAdd(&flag[b - 1], 0) == 0);
        __threadfence();
        before = b ? atomicAdd(&carry[b - 1], 0) : 0;
        atomicExch(&carry[b], before + s[63]);
        __threadfence();
        atomicExch(&flag[b], 1);
    }
    __syncthreads();
    out[i] = before + s[t];
}
