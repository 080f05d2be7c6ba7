// Shared memory within a warp, with __syncwarp between.
// LAUNCH: synchronised<<<2,64>>> a=arange(128) out=zeros(128)
// EXPECT: out.reshape(4, 32) == cumsum(a.reshape(4, 32), 1)

extern "C" __global__ void synchronised(const int *a, int *out) {
    int lane = threadIdx.x & 31, i = blockIdx.x * blockDim.x + threadIdx.x;
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = a[i];
    __syncwarp();
    for (int d = 1; d < 32; d <<= 1) {
        int x = lane >= d ? s[t - d] : 0;
        __syncwarp();
        s[t] += x;
        __syncwarp();
    }
    out[i] = s[t];
}
