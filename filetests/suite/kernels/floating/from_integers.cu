// Integers that a float cannot hold are rounded to the nearest, or as asked.
// LAUNCH: from_integers<<<4,64>>> a=random(200,i32,21) b=random(200,u64,22) out=zeros(200) down=zeros(200) wide=zeros(200) n=200
// EXPECT: out == a.astype(float32)
// EXPECT: (down <= a.astype(float64)) & (nextafter(down, float32(inf)) > a.astype(float64))
// EXPECT: wide == b.astype(float32)

extern "C" __global__ void from_integers(const int *a, const unsigned long long *b, float *out, float *down, float *wide, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = (float)a[i];
    down[i] = __int2float_rd(a[i]);
    wide[i] = (float)b[i];
}
