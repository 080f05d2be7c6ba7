// fmodf is exact.
// LAUNCH: modulo<<<4,64>>> a=random(200,f32,18) b=random(200,f32,19) out=zeros(200) n=200
// EXPECT: out == fmod(a * float32(1000), b + float32(0.125))

extern "C" __global__ void modulo(const float *a, const float *b, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = fmodf(a[i] * 1000.0f, b[i] + 0.125f);
}
