// A row's maximum, its sum, and their quotient.
// LAUNCH: softmax<<<3,64>>> a=random(192,f32,138) out=zeros(192)
// EXPECT: out.reshape(3, 64) ~= (lambda e: e / e.sum(1, keepdims=True))(exp(a.reshape(3, 64).astype(float64) * 8)) rtol=1e-5

#include <math.h>
extern "C" __global__ void softmax(const float *a, float *out) {
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    __shared__ float s[64];
    s[t] = a[i] * 8.0f;
    __syncthreads();
    for (int d = 32; d > 0; d >>= 1) {
        if (t < d) s[t] = fmaxf(s[t], s[t + d]);
        __syncthreads();
    }
    float top = s[0];
    __syncthreads();
    float e = expf(a[i] * 8.0f - top);
    s[t] = e;
    __syncthreads();
    for (int d = 32; d > 0; d >>= 1) {
        if (t < d) s[t] += s[t + d];
        __syncthreads();
    }
    out[i] = e / s[0];
}
