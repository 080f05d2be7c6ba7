extern "C" __global__ void intrinsic_byte_perm(unsigned *out) {
    unsigned i = threadIdx.x; out[i] = __byte_perm(0x33221100, 0x77665544, 0x7531 - i % 2);
}
// LAUNCH: intrinsic_byte_perm<<<1,8>>> out=zeros(8,u32)
// EXPECT: out == [0x77553311, 0x77553300] * 4
