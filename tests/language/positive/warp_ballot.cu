extern "C" __global__ void warp_ballot(unsigned *out) {
    int i = threadIdx.x; out[i] = __ballot_sync(0xffffffffu, i % 3 == 0);
}
// LAUNCH: warp_ballot<<<1,32>>> out=zeros(32,u32)
// EXPECT: out == 0x49249249
