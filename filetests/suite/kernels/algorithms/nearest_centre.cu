// The nearest of eight points.
// LAUNCH: nearest_centre<<<4,64>>> p=random(400,f32,128) c=random(16,f32,129) out=zeros(200) n=200
// EXPECT: out == ((p.reshape(200, 1, 2) - c.reshape(1, 8, 2)).astype(float64)**2).sum(2).argmin(1)

extern "C" __global__ void nearest_centre(const float *p, const float *c, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float best = 1e30f;
    int which = -1;
    for (int j = 0; j < 8; j++) {
        float dx = p[2 * i] - c[2 * j], dy = p[2 * i + 1] - c[2 * j + 1], d = dx * dx + dy * dy;
        if (d < best) {
            best = d;
            which = j;
        }
    }
    out[i] = which;
}
