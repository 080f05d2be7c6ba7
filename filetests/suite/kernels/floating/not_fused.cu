// __fmul_rn and __fadd_rn are never fused.
// LAUNCH: not_fused<<<4,64>>> a=random(200,f32,5) b=random(200,f32,6) c=random(200,f32,7) out=zeros(200) n=200
// EXPECT: out == a * b - c

extern "C" __global__ void not_fused(const float *a, const float *b, const float *c, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = __fadd_rn(__fmul_rn(a[i], b[i]), -c[i]);
}
