extern "C" __global__ void warp_shuffle_index_width(int *out) {
    int i = threadIdx.x; out[i] = __shfl_sync(~0u, i, 2, 8);
}
// LAUNCH: warp_shuffle_index_width<<<1,32>>> out=zeros(32,i32)
// EXPECT: out == arange(32) // 8 * 8 + 2
