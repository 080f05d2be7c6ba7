// floor, ceil, trunc, rint and round, and what they make of halves.
// LAUNCH: round_to_integers<<<4,64>>> a=random(200,f32,17) fl=zeros(200) ce=zeros(200) tr=zeros(200) ri=zeros(200) ro=zeros(200) n=200
// EXPECT: fl == floor(where(arange(200) % 8 == 0, (arange(200) - 100.5).astype(float32), (a.astype(float64) * 20 - 10).astype(float32)))
// EXPECT: ce == ceil(where(arange(200) % 8 == 0, (arange(200) - 100.5).astype(float32), (a.astype(float64) * 20 - 10).astype(float32)))
// EXPECT: tr == trunc(where(arange(200) % 8 == 0, (arange(200) - 100.5).astype(float32), (a.astype(float64) * 20 - 10).astype(float32)))
// EXPECT: ri == rint(where(arange(200) % 8 == 0, (arange(200) - 100.5).astype(float32), (a.astype(float64) * 20 - 10).astype(float32)))
// EXPECT: ro == (lambda x: copysign(floor(abs(x) + 0.5), x))(where(arange(200) % 8 == 0, arange(200) - 100.5, (a.astype(float64) * 20 - 10).astype(float32)))

extern "C" __global__ void round_to_integers(const float *a, float *fl, float *ce, float *tr, float *ri, float *ro, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float x = a[i] * 20.0f - 10.0f;
    if (i % 8 == 0) x = i - 100.5f;
    fl[i] = floorf(x);
    ce[i] = ceilf(x);
    tr[i] = truncf(x);
    ri[i] = rintf(x);
    ro[i] = roundf(x);
}
