extern "C" __global__ void intrinsic_saturate_fdividef(float *out) {
    int i = threadIdx.x; out[i] = __saturatef(i * 0.25f - 0.25f) + __fdividef(8.0f, 4.0f);
}
// LAUNCH: intrinsic_saturate_fdividef<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == clip(arange(8) * 0.25 - 0.25, 0, 1) + 2
