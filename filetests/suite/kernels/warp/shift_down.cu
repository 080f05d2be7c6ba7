// Lanes beyond the end keep their own.
// LAUNCH: shift_down<<<2,64>>> a=arange(128) out=zeros(128)
// EXPECT: out.reshape(4, 32) == a.reshape(4, 32)[:, where(arange(32) + 5 < 32, arange(32) + 5, arange(32))]

extern "C" __global__ void shift_down(const int *a, int *out) {
    int lane = threadIdx.x & 31, i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = __shfl_down_sync(0xffffffffu, a[i], 5);
}
