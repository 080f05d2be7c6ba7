extern "C" __global__ void float_denormals_kept(float *out) {
    int i = threadIdx.x; out[i] = 1e-38f * (0.001f * i);
}
// LAUNCH: float_denormals_kept<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == (float32(1e-38) * (float32(0.001) * arange(8).astype(float32)))
