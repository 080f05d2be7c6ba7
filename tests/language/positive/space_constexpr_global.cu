constexpr float HALF = 1.0f / 2;
extern "C" __global__ void space_constexpr_global(float *out) {
    int i = threadIdx.x; out[i] = i * HALF;
}
// LAUNCH: space_constexpr_global<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == arange(8) * 0.5
