extern "C" __global__ void intrinsic_funnelshift(unsigned *out) {
    unsigned i = threadIdx.x; out[i] = __funnelshift_l(0x80000000u, 1, i) + __funnelshift_r(0, 1, i);
}
// LAUNCH: intrinsic_funnelshift<<<1,8>>> out=zeros(8,u32)
// EXPECT: out == (((1 << 32 | 0x80000000) << arange(8)) >> 32) + (((1 << 32) >> arange(8)) & 0xFFFFFFFF)
