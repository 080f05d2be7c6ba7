// The least and the greatest, signed and not.
// LAUNCH: extremes<<<4,64>>> a=random(200,i32,100) lo=zeros(1) hi=zeros(1) uhi=zeros(1) lhi=zeros(1) n=200
// EXPECT: lo == a.min()
// EXPECT: hi == a.max()
// EXPECT: uhi == a.view(uint32).max()
// EXPECT: lhi == (a.astype(int64)**2).max()

extern "C" __global__ void extremes(const int *a, int *lo, int *hi, unsigned *uhi, long long *lhi, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    atomicMin(lo, a[i]);
    atomicMax(hi, a[i]);
    atomicMax(uhi, (unsigned)a[i]);
    atomicMax(lhi, (long long)a[i] * a[i]);
}
