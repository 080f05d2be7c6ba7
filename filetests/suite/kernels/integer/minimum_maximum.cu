// The lesser and the greater of two words, signed and unsigned.
// LAUNCH: minimum_maximum<<<4,64>>> a=random(200,i32,29) b=random(200,i32,30) lo=zeros(200) hi=zeros(200) ulo=zeros(200) n=200
// EXPECT: lo == minimum(a, b)
// EXPECT: hi == maximum(maximum(a, b), -5)
// EXPECT: ulo == minimum(a.view(uint32), b.view(uint32))

extern "C" __global__ void minimum_maximum(const int *a, const int *b, int *lo, int *hi, unsigned *ulo, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    lo[i] = min(a[i], b[i]);
    hi[i] = max(a[i], max(b[i], -5));
    ulo[i] = min((unsigned)a[i], (unsigned)b[i]);
}
