// Kahan's sum: what a compiler that reorders sums destroys.
// LAUNCH: compensated_sum<<<4,64>>> x=random(200,f32,34) out=zeros(200) n=200
// EXPECT: out ~= array([x.astype(float64).take(range(i, i + 64), mode='wrap').sum() for i in range(200)]) rtol=1.2e-7

extern "C" __global__ void compensated_sum(const float *x, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float s = 0, c = 0;
    for (int k = 0; k < 64; k++) {
        float y = __fadd_rn(x[(i + k) % n], -c), t = __fadd_rn(s, y);
        c = __fadd_rn(__fadd_rn(t, -s), -y);
        s = t;
    }
    out[i] = s;
}
