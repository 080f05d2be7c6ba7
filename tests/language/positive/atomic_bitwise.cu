extern "C" __global__ void atomic_bitwise(unsigned *out) {
    unsigned i = threadIdx.x; atomicOr(out, 1u << i); atomicAnd(out + 1, ~(1u << i)); atomicXor(out + 2, i);
}
// LAUNCH: atomic_bitwise<<<1,8>>> out=[0,65535,0]
// EXPECT: out == [255, 0xFF00, 0]
