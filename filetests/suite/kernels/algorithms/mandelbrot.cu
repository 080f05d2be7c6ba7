// Points leave the set after as many steps as they take.
// LAUNCH: mandelbrot<<<4,64>>> out=zeros(200) n=200
// EXPECT: out == (lambda f: f(f, zeros(200, float32), zeros(200, float32), 0, 40))(lambda f, x, y, s, k: s if k == 0 else (lambda live: f(f, where(live, x * x - y * y + (arange(200, dtype=float32) % 20 * float32(0.15) - 2), x), where(live, 2 * x * y + (arange(200) // 20 * float32(0.25) - float32(1.25)).astype(float32), y), s + live, k - 1))(x * x + y * y < 4))

extern "C" __global__ void mandelbrot(int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float cr = __fadd_rn(__fmul_rn(i % 20, 0.15f), -2.0f), ci = (i / 20) * 0.25f - 1.25f, x = 0, y = 0;
    int steps = 0;
    while (steps < 40 && __fadd_rn(__fmul_rn(x, x), __fmul_rn(y, y)) < 4.0f) {
        float t = __fadd_rn(__fadd_rn(__fmul_rn(x, x), -__fmul_rn(y, y)), cr);
        y = __fadd_rn(__fmul_rn(__fmul_rn(2.0f, x), y), ci);
        x = t;
        steps++;
    }
    out[i] = steps;
}
