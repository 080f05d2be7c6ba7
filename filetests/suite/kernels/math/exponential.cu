// expf between -20 and 20.
// LAUNCH: exponential<<<4,64>>> a=random(200,f32,57) out=zeros(200) n=200
// EXPECT: out ~= exp((a * float32(40.0) + float32(-20.0)).astype(float64)) rtol=2e-6 atol=3e-7

#include <math.h>
extern "C" __global__ void exponential(const float *a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = expf(__fadd_rn(__fmul_rn(a[i], 40.0f), -20.0f));
}
