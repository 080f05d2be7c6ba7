// log10f between 0.0625 and 100.
// LAUNCH: logarithm_to_ten<<<4,64>>> a=random(200,f32,62) out=zeros(200) n=200
// EXPECT: out ~= log10((a * float32(99.9375) + float32(0.0625)).astype(float64)) rtol=2e-6 atol=3e-7

#include <math.h>
extern "C" __global__ void logarithm_to_ten(const float *a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = log10f(__fadd_rn(__fmul_rn(a[i], 99.9375f), 0.0625f));
}
