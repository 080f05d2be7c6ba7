// Square roots round to the nearest.
// LAUNCH: square_root<<<4,64>>> a=random(200,f32,10) out=zeros(200) n=200
// EXPECT: out == sqrt(a * float32(1e4))

extern "C" __global__ void square_root(const float *a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = sqrtf(a[i] * 1e4f);
}
