extern "C" __global__ void warp_reduce(int *out) {
    int i = threadIdx.x; out[i] = __reduce_add_sync(~0u, i) + 1000 * __reduce_max_sync(~0u, i);
}
// LAUNCH: warp_reduce<<<1,32>>> out=zeros(32,i32)
// EXPECT: out == 496 + 31000
