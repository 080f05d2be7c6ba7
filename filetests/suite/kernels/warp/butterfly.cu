// Sums by exchange: every lane has the sum in the end.
// LAUNCH: butterfly<<<2,64>>> a=arange(128) out=zeros(128)
// EXPECT: out.reshape(4, 32) == a.reshape(4, 32).sum(1)[:, None]

extern "C" __global__ void butterfly(const int *a, int *out) {
    int lane = threadIdx.x & 31, i = blockIdx.x * blockDim.x + threadIdx.x;
    int x = a[i];
    for (int d = 16; d > 0; d >>= 1) x += __shfl_xor_sync(0xffffffffu, x, d);
    out[i] = x;
}
