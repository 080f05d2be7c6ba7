extern "C" __global__ void math_rsqrt_powers_of_four(float *out) {
    int i = threadIdx.x; out[i] = rsqrtf((float)(1 << (2 * i)));
}
// LAUNCH: math_rsqrt_powers_of_four<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == 0.5 ** arange(8)
