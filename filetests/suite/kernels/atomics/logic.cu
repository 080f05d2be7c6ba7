// Bits are set, cleared and turned.
// LAUNCH: logic<<<4,64>>> a=random(200,u32,101) all=full(1,4294967295,u32) any=zeros(1) odd=zeros(1) n=200
// EXPECT: all == bitwise_and.reduce(a | uint32(0xff00))
// EXPECT: any == bitwise_or.reduce(a & uint32(0xff0))
// EXPECT: odd == bitwise_xor.reduce(a)

extern "C" __global__ void logic(const unsigned *a, unsigned *all, unsigned *any, unsigned *odd, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    atomicAnd(all, a[i] | 0xff00u);
    atomicOr(any, a[i] & 0x0ff0u);
    atomicXor(odd, a[i]);
}
