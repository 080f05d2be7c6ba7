extern "C" __global__ void warp_shuffle_xor(int *out) {
    int i = threadIdx.x; out[i] = __shfl_xor_sync(0xffffffffu, i * 10, 5);
}
// LAUNCH: warp_shuffle_xor<<<1,32>>> out=zeros(32,i32)
// EXPECT: out == (arange(32) ^ 5) * 10
