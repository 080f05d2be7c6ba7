// Mean and variance of a row, in one pass over two sums.
// LAUNCH: layer_norm<<<3,64>>> a=random(192,f32,139) out=zeros(192)
// EXPECT: out.reshape(3, 64) ~= (lambda r: (r - r.mean(1, keepdims=True)) / sqrt(r.var(1, keepdims=True) + 1e-5))(a.reshape(3, 64).astype(float64)) rtol=1e-3 atol=1e-4

extern "C" __global__ void layer_norm(const float *a, float *out) {
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    __shared__ float2 s[64];
    s[t] = make_float2(a[i], a[i] * a[i]);
    for (int d = 32; d > 0; d >>= 1) {
        __syncthreads();
        if (t < d) {
            s[t].x += s[t + d].x;
            s[t].y += s[t + d].y;
        }
    }
    __syncthreads();
    float mean = s[0].x / 64.0f, variance = s[0].y / 64.0f - mean * mean;
    out[i] = (a[i] - mean) * rsqrtf(variance + 1e-5f);
}
