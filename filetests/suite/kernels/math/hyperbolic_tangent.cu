// tanhf between -3 and 3.
// LAUNCH: hyperbolic_tangent<<<4,64>>> a=random(200,f32,56) out=zeros(200) n=200
// EXPECT: out ~= tanh((a * float32(6.0) + float32(-3.0)).astype(float64)) rtol=2e-6 atol=3e-7

#include <math.h>
extern "C" __global__ void hyperbolic_tangent(const float *a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = tanhf(__fadd_rn(__fmul_rn(a[i], 6.0f), -3.0f));
}
