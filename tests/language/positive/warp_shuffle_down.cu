extern "C" __global__ void warp_shuffle_down(int *out) {
    int i = threadIdx.x; int v = i; for (int o = 16; o; o >>= 1) v += __shfl_down_sync(0xffffffff, v, o); if (i == 0) out[0] = v;
}
// LAUNCH: warp_shuffle_down<<<1,32>>> out=zeros(1,i32)
// EXPECT: out == 496
