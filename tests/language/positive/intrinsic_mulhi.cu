extern "C" __global__ void intrinsic_mulhi(unsigned *out) {
    unsigned i = threadIdx.x; out[i] = __umulhi(0x80000000u, i) + __mulhi(-1, 5) + __mul24(3, 4);
}
// LAUNCH: intrinsic_mulhi<<<1,8>>> out=zeros(8,u32)
// EXPECT: out == arange(8) // 2 - 1 + 12
