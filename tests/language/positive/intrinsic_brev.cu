extern "C" __global__ void intrinsic_brev(unsigned *out) {
    unsigned i = threadIdx.x; out[i] = __brev(i);
}
// LAUNCH: intrinsic_brev<<<1,8>>> out=zeros(8,u32)
// EXPECT: out == [0, 0x80000000, 0x40000000, 0xC0000000, 0x20000000, 0xA0000000, 0x60000000, 0xE0000000]
