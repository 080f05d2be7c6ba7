// A block and its neighbours' edges.
// LAUNCH: stencil<<<3,64>>> a=random(192,f32,83) out=zeros(192) n=192
// EXPECT: out ~= (lambda p: p[:-2] - 2 * p[1:-1] + p[2:])(pad(a, 1)) atol=1e-6

extern "C" __global__ void stencil(const float *a, float *out, int n) {
    __shared__ float s[64 + 2];
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    s[t + 1] = a[i];
    if (t == 0) s[0] = i ? a[i - 1] : 0.0f;
    if (t == 63) s[65] = i + 1 < n ? a[i + 1] : 0.0f;
    __syncthreads();
    out[i] = s[t] - 2.0f * s[t + 1] + s[t + 2];
}
