// tanf between -1.25 and 1.25.
// LAUNCH: tangent<<<4,64>>> a=random(200,f32,51) out=zeros(200) n=200
// EXPECT: out ~= tan((a * float32(2.5) + float32(-1.25)).astype(float64)) rtol=2e-6 atol=3e-7

#include <math.h>
extern "C" __global__ void tangent(const float *a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = tanf(__fadd_rn(__fmul_rn(a[i], 2.5f), -1.25f));
}
