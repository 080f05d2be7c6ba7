// A product by trying again and again.
// LAUNCH: compare_and_swap<<<4,64>>> a=random(200,u32,102) p=ones(1) n=200
// EXPECT: p == multiply.reduce(a | uint32(1), dtype=uint32)

extern "C" __global__ void compare_and_swap(const unsigned *a, unsigned *p, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned old = *(volatile unsigned *)p, seen;
    do {
        seen = old;
        old = atomicCAS(p, seen, seen * (a[i] | 1u));
    } while (old != seen);
}
