// Small numbers do not become zero where nobody asked for it.
// LAUNCH: subnormals<<<4,64>>> a=random(200,f32,32) out=zeros(200) n=200
// EXPECT: out == a * float32(1e-30) * float32(1e-10) + float32(1e-44)

extern "C" __global__ void subnormals(const float *a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = a[i] * 1e-30f * 1e-10f + 1e-44f;
}
