extern "C" __global__ void math_sin_cos(float *out) {
    int i = threadIdx.x; float s, c; sincosf(i * 0.3f, &s, &c); out[i] = s + sinf(i) - c + cosf(i);
}
// LAUNCH: math_sin_cos<<<1,8>>> out=zeros(8,f32)
// EXPECT: out ~= sin(arange(8) * .3) + sin(arange(8)) - cos(arange(8) * .3) + cos(arange(8)) rtol=1e-4
