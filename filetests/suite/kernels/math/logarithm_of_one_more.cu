// log1pf between -0.5 and 2.
// LAUNCH: logarithm_of_one_more<<<4,64>>> a=random(200,f32,63) out=zeros(200) n=200
// EXPECT: out ~= log1p((a * float32(2.5) + float32(-0.5)).astype(float64)) rtol=2e-6 atol=3e-7

#include <math.h>
extern "C" __global__ void logarithm_of_one_more(const float *a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = log1pf(__fadd_rn(__fmul_rn(a[i], 2.5f), -0.5f));
}
