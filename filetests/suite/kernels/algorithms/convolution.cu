// Seven taps in constant memory, and clamped edges.
// LAUNCH: convolution<<<4,64>>> a=random(200,f32,131) out=zeros(200) n=200
// EXPECT: out ~= convolve(pad(a, 3, mode='edge'), [1, 2, 4, 8, 4, 2, 1], 'valid') rtol=1e-5

__constant__ float taps[7] = {1, 2, 4, 8, 4, 2, 1};
extern "C" __global__ void convolution(const float *a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float s = 0;
    #pragma unroll
    for (int j = -3; j <= 3; j++) s += taps[j + 3] * a[min(max(i + j, 0), n - 1)];
    out[i] = s;
}
