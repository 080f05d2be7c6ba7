// fminf and fmaxf prefer numbers to NaN.
// LAUNCH: minimum_maximum<<<4,64>>> a=random(200,f32,13) b=random(200,f32,14) lo=zeros(200) hi=zeros(200) n=200
// EXPECT: lo == fmin(where(arange(200) % 3 == 0, float32('nan'), a), where(arange(200) % 5 == 0, float32('nan'), b))
// EXPECT: hi == fmax(where(arange(200) % 3 == 0, float32('nan'), a), where(arange(200) % 5 == 0, float32('nan'), b))

#include <math.h>
extern "C" __global__ void minimum_maximum(const float *a, const float *b, float *lo, float *hi, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float x = i % 3 == 0 ? NAN : a[i], y = i % 5 == 0 ? NAN : b[i];
    lo[i] = fminf(x, y);
    hi[i] = fmaxf(x, y);
}
