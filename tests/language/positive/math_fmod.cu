extern "C" __global__ void math_fmod(float *out) {
    int i = threadIdx.x; out[i] = fmodf(i - 4.5f, 2.0f);
}
// LAUNCH: math_fmod<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == fmod(arange(8) - 4.5, 2)
