extern "C" __global__ void warp_any_all(int *out) {
    int i = threadIdx.x; out[i] = !!__any_sync(~0u, i == 31) + 2 * !!__all_sync(~0u, i < 31) + 4 * !!__all_sync(~0u, i < 32);
}
// LAUNCH: warp_any_all<<<1,32>>> out=zeros(32,i32)
// EXPECT: out == 5
