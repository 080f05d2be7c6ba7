// Between four neighbours.
// LAUNCH: bilinear_image<<<4,64>>> a=random(256,f32,142) out=zeros(200) w=16 n=200
// EXPECT: out ~= (lambda g, x, y: (lambda u, v: (g[v, u] * (1 - x % 1) + g[v, u + 1] * (x % 1)) * (1 - y % 1) + (g[v + 1, u] * (1 - x % 1) + g[v + 1, u + 1] * (x % 1)) * (y % 1))(x.astype(int), y.astype(int)))(a.reshape(16, 16), arange(200) % 20 * float32(0.7), arange(200) // 20 * float32(0.45)) atol=1e-5

extern "C" __global__ void bilinear_image(const float *a, float *out, int w, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float x = (i % 20) * 0.7f, y = (i / 20) * 0.45f;
    int x0 = (int)x, y0 = (int)y;
    float fx = x - x0, fy = y - y0;
    const float *p = a + y0 * w + x0;
    out[i] = (p[0] * (1 - fx) + p[1] * fx) * (1 - fy) + (p[w] * (1 - fx) + p[w + 1] * fx) * fy;
}
