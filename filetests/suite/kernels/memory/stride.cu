// A loop over the grid.
// LAUNCH: stride<<<3,64>>> a=random(600,f32,72) out=zeros(600) n=600
// EXPECT: out == a * 2

extern "C" __global__ void stride(const float *a, float *out, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) out[i] = a[i] * 2.0f;
}
