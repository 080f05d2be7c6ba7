// Conversions between float and double.
// LAUNCH: double_and_float<<<4,64>>> a=random(200,f64,25) b=random(200,f32,26) narrow=zeros(200) wide=zeros(200) n=200
// EXPECT: narrow == (a * 1e-3).astype(float32)
// EXPECT: wide == b.astype(float64) * 3

extern "C" __global__ void double_and_float(const double *a, const float *b, float *narrow, double *wide, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    narrow[i] = (float)(a[i] * 1e-3);
    wide[i] = (double)b[i] * 3.0;
}
