extern "C" __global__ void warp_match(unsigned *out) {
    int i = threadIdx.x; int p; unsigned a = __match_any_sync(~0u, i & 1); unsigned b = __match_all_sync(~0u, 7, &p); out[i] = a ^ b ^ (unsigned)!!p;
}
// LAUNCH: warp_match<<<1,32>>> out=zeros(32,u32)
// EXPECT: out == where(arange(32) % 2, 0x55555555 ^ 1, 0xAAAAAAAA ^ 1)
