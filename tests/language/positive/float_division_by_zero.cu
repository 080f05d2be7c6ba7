extern "C" __global__ void float_division_by_zero(float *out) {
    int i = threadIdx.x; out[i] = (i - 4.0f) / 0.0f;
}
// LAUNCH: float_division_by_zero<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == (arange(8) - 4.0) / zeros(8)
