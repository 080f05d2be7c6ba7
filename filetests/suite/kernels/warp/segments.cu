// Exchanges within eight lanes.
// LAUNCH: segments<<<2,64>>> a=arange(128) out=zeros(128)
// EXPECT: out == arange(128) // 8 * 8 + 3 + 1000 * where(arange(128) % 8 < 6, arange(128) + 2, arange(128))

extern "C" __global__ void segments(const int *a, int *out) {
    int lane = threadIdx.x & 31, i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = __shfl_sync(0xffffffffu, a[i], 3, 8) + 1000 * __shfl_down_sync(0xffffffffu, a[i], 2, 8);
}
