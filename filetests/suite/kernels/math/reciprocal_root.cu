// rsqrtf, within two units in the last place.
// LAUNCH: reciprocal_root<<<4,64>>> a=random(200,f32,64) out=zeros(200) n=200
// EXPECT: out ~= 1 / sqrt((a + float32(0.01)).astype(float64)) rtol=3e-7

#include <math.h>
extern "C" __global__ void reciprocal_root(const float *a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = rsqrtf(a[i] + 0.01f);
}
