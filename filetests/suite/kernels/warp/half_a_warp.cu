// Exchanges of the lanes that a mask names, inside a branch.
// LAUNCH: half_a_warp<<<2,64>>> a=arange(128) out=zeros(128)
// EXPECT: out.reshape(4, 2, 16)[:, 0] == arange(128).reshape(4, 2, 16)[:, 0].sum(1)[:, None]
// EXPECT: out.reshape(4, 2, 16)[:, 1] == 2 * (arange(128).reshape(4, 2, 16)[:, 1] ^ 1)

extern "C" __global__ void half_a_warp(const int *a, int *out) {
    int lane = threadIdx.x & 31, i = blockIdx.x * blockDim.x + threadIdx.x;
    int x = a[i];
    if (lane < 16) {
        for (int d = 8; d > 0; d >>= 1) x += __shfl_xor_sync(0x0000ffffu, x, d);
    } else {
        x = __shfl_xor_sync(0xffff0000u, x, 1) * 2;
    }
    out[i] = x;
}
