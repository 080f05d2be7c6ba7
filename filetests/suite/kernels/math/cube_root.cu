// cbrtf between -100 and 100.
// LAUNCH: cube_root<<<4,64>>> a=random(200,f32,64) out=zeros(200) n=200
// EXPECT: out ~= cbrt((a * float32(200.0) + float32(-100.0)).astype(float64)) rtol=2e-6 atol=3e-7

#include <math.h>
extern "C" __global__ void cube_root(const float *a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = cbrtf(__fadd_rn(__fmul_rn(a[i], 200.0f), -100.0f));
}
