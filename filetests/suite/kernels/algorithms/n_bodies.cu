// Forces of all on all.
// LAUNCH: n_bodies<<<4,64>>> x=random(200,f32,124) y=random(200,f32,125) fx=zeros(200) n=200
// EXPECT: fx ~= (lambda dx, dy: (dx / (dx * dx + dy * dy + 0.01)**1.5).sum(1))(x[None].astype(float64) - x[:, None], y[None].astype(float64) - y[:, None]) rtol=2e-4 atol=2e-3

extern "C" __global__ void n_bodies(const float *x, const float *y, float *fx, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float s = 0;
    for (int j = 0; j < n; j++) {
        float dx = x[j] - x[i], dy = y[j] - y[i], r = dx * dx + dy * dy + 0.01f;
        s += dx / (r * sqrtf(r));
    }
    fx[i] = s;
}
