// expm1f between -1 and 1.
// LAUNCH: exponential_less_one<<<4,64>>> a=random(200,f32,59) out=zeros(200) n=200
// EXPECT: out ~= expm1((a * float32(2.0) + float32(-1.0)).astype(float64)) rtol=2e-6 atol=3e-7

#include <math.h>
extern "C" __global__ void exponential_less_one(const float *a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = expm1f(__fadd_rn(__fmul_rn(a[i], 2.0f), -1.0f));
}
