// sinf between -9 and 9.
// LAUNCH: sine<<<4,64>>> a=random(200,f32,49) out=zeros(200) n=200
// EXPECT: out ~= sin((a * float32(18.0) + float32(-9.0)).astype(float64)) rtol=2e-6 atol=3e-7

#include <math.h>
extern "C" __global__ void sine(const float *a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = sinf(__fadd_rn(__fmul_rn(a[i], 18.0f), -9.0f));
}
