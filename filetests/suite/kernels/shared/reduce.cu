// A tree of sums.
// LAUNCH: reduce<<<3,64>>> a=random(192,f32,80) out=zeros(3)
// EXPECT: out ~= a.reshape(3, 64).sum(1) rtol=1e-6

extern "C" __global__ void reduce(const float *a, float *out) {
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    __shared__ float s[64];
    s[t] = a[i];
    for (int d = 32; d > 0; d >>= 1) {
        __syncthreads();
        if (t < d) s[t] += s[t + d];
    }
    if (t == 0) out[blockIdx.x] = s[0];
}
