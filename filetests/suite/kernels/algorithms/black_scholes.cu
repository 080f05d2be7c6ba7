// The price of an option.
// LAUNCH: black_scholes<<<4,64>>> s=random(200,f32,126) k=random(200,f32,127) call=zeros(200) n=200
// EXPECT: (call > 0) & (call < s * 50 + 50)
// EXPECT: call >= s * 50 + 50 - (k * 50 + 50) * exp(-0.05) - 1e-3

#include <math.h>
extern "C" __global__ void black_scholes(const float *s, const float *k, float *call, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float S = s[i] * 50.0f + 50.0f, K = k[i] * 50.0f + 50.0f, r = 0.05f, v = 0.3f;
    float d1 = (logf(S / K) + (r + 0.5f * v * v)) / v, d2 = d1 - v;
    call[i] = S * normcdff(d1) - K * expf(-r) * normcdff(d2);
}
