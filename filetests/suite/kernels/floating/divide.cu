// Division rounds to the nearest.
// LAUNCH: divide<<<4,64>>> a=random(200,f32,8) b=random(200,f32,9) out=zeros(200) n=200
// EXPECT: out == a / (b + float32(0.25))

extern "C" __global__ void divide(const float *a, const float *b, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = a[i] / (b[i] + 0.25f);
}
