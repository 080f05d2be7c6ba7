// Sums of all threads, in four types.
// LAUNCH: add<<<4,64>>> s=zeros(1) l=zeros(1) f=zeros(1) d=zeros(1) n=200
// EXPECT: s == 19900
// EXPECT: l == 19900 << 20
// EXPECT: f == 100
// EXPECT: d == 50

extern "C" __global__ void add(int *s, unsigned long long *l, float *f, double *d, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    atomicAdd(s, i);
    atomicAdd(l, (unsigned long long)i << 20);
    atomicAdd(f, 0.5f);
    atomicAdd(d, 0.25);
}
