// powf.
// LAUNCH: power<<<4,64>>> a=random(200,f32,60) b=random(200,f32,61) out=zeros(200) n=200
// EXPECT: out ~= power((a.astype(float64) * 10 + float32(0.1)).astype(float32).astype(float64), (b.astype(float64) * 6 - 3).astype(float32).astype(float64)) rtol=3e-6

#include <math.h>
extern "C" __global__ void power(const float *a, const float *b, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = powf(a[i] * 10.0f + 0.1f, b[i] * 6.0f - 3.0f);
}
