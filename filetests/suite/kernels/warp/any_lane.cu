// Each lane asks for another one.
// LAUNCH: any_lane<<<2,64>>> a=arange(128) out=zeros(128)
// EXPECT: out.reshape(4, 32) == (arange(32) * 7 + 3) % 32 + 0 * a.reshape(4, 32)

extern "C" __global__ void any_lane(const int *a, int *out) {
    int lane = threadIdx.x & 31, i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = __shfl_sync(0xffffffffu, a[i], (lane * 7 + 3) & 31) - __shfl_sync(0xffffffffu, a[i], 0);
}
