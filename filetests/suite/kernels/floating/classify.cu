// NaN, infinities, zeros and signs, told apart.
// LAUNCH: classify<<<4,64>>> a=random(200,f32,27) out=zeros(200) n=200
// EXPECT: where(arange(200) % 5 == 1, out & 7, out) == choose(arange(200) % 5, [where(a == 0, 1, 2), 1, 12, 10, 4 + 8 * (a < 0.5)])

#include <math.h>
extern "C" __global__ void classify(const float *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float x = i % 5 == 0 ? a[i] / 0.0f : i % 5 == 1 ? NAN : i % 5 == 2 ? -0.0f : i % 5 == 3 ? -INFINITY : a[i] - 0.5f;
    out[i] = (isnan(x) != 0) | (isinf(x) != 0) << 1 | (isfinite(x) != 0) << 2 | (signbit(x) != 0) << 3;
}
