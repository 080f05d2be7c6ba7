// The same in 64 bits, for a sum of doubles.
// LAUNCH: long_compare_and_swap<<<4,64>>> a=ones(200) p=zeros(1) n=200
// EXPECT: p.view(float64) == 204800

extern "C" __global__ void long_compare_and_swap(const double *a, unsigned long long *p, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned long long old = *(volatile unsigned long long *)p, seen;
    do {
        seen = old;
        old = atomicCAS(p, seen, (unsigned long long)__double_as_longlong(__longlong_as_double((long long)seen) + a[i] * 1024.0));
    } while (old != seen);
}
