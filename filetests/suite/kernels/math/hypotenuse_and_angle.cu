// hypotf and atan2f.
// LAUNCH: hypotenuse_and_angle<<<4,64>>> a=random(200,f32,62) b=random(200,f32,63) h=zeros(200) w=zeros(200) n=200
// EXPECT: h ~= hypot(a.astype(float64), b) rtol=1e-6
// EXPECT: w ~= arctan2((a - float32(0.5)).astype(float64), b - float32(0.5)) rtol=1e-6

#include <math.h>
extern "C" __global__ void hypotenuse_and_angle(const float *a, const float *b, float *h, float *w, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    h[i] = hypotf(a[i], b[i]);
    w[i] = atan2f(a[i] - 0.5f, b[i] - 0.5f);
}
