extern "C" __global__ void intrinsic_fma_exact(float *out) {
    int i = threadIdx.x; float a = 1.0f + 0x1p-12f; out[i] = __fmaf_rn(a, a, -1.0f - 0x1p-11f) + i;
}
// LAUNCH: intrinsic_fma_exact<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == (2.0 ** -24 + arange(8)).astype(float32)
