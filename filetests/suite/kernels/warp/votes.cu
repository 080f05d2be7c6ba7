// Whether all lanes, and whether any.
// LAUNCH: votes<<<2,64>>> a=arange(128) out=zeros(128)
// EXPECT: out == (arange(128) < 96) + 2 * (arange(128) // 32 == 1)

extern "C" __global__ void votes(const int *a, int *out) {
    int lane = threadIdx.x & 31, i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = (__all_sync(0xffffffffu, a[i] < 96) != 0) + 2 * (__any_sync(0xffffffffu, a[i] == 40) != 0) + 4 * (__any_sync(0xffffffffu, a[i] > 500) != 0);
}
