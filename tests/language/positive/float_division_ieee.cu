extern "C" __global__ void float_division_ieee(float *out) {
    int i = threadIdx.x; out[i] = 1.0f / (i + 3.0f);
}
// LAUNCH: float_division_ieee<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == float32(1) / (arange(8) + 3).astype(float32)
