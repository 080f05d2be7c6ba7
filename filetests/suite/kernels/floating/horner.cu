// A polynomial, each step of which may be fused.
// LAUNCH: horner<<<4,64>>> x=random(200,f32,33) out=zeros(200) n=200
// EXPECT: out ~= polyval([0.5, *(1 / arange(1, 9))], x.astype(float64)) rtol=1e-6

extern "C" __global__ void horner(const float *x, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float t = x[i], s = 0.5f;
    for (int k = 1; k <= 8; k++) s = s * t + 1.0f / k;
    out[i] = s;
}
