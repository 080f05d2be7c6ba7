// Sums rounded down and up enclose the exact one.
// LAUNCH: round_directed<<<4,64>>> a=random(200,f32,11) b=random(200,f32,12) down=zeros(200) up=zeros(200) zero=zeros(200) n=200
// EXPECT: (down <= a.astype(float64) - b * float32(1e-3)) & (up >= a.astype(float64) - b * float32(1e-3))
// EXPECT: up <= nextafter(down, float32(9))
// EXPECT: (zero <= a.astype(float64) * b) & (nextafter(zero, float32(9)) > a.astype(float64) * b)

extern "C" __global__ void round_directed(const float *a, const float *b, float *down, float *up, float *zero, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    down[i] = __fadd_rd(a[i], -b[i] * 1e-3f);
    up[i] = __fadd_ru(a[i], -b[i] * 1e-3f);
    zero[i] = __fmul_rz(a[i], b[i]);
}
