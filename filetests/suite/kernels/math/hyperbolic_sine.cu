// sinhf between -5 and 5.
// LAUNCH: hyperbolic_sine<<<4,64>>> a=random(200,f32,55) out=zeros(200) n=200
// EXPECT: out ~= sinh((a * float32(10.0) + float32(-5.0)).astype(float64)) rtol=2e-6 atol=3e-7

#include <math.h>
extern "C" __global__ void hyperbolic_sine(const float *a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = sinhf(__fadd_rn(__fmul_rn(a[i], 10.0f), -5.0f));
}
