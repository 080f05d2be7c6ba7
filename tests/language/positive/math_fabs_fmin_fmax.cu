extern "C" __global__ void math_fabs_fmin_fmax(float *out) {
    int i = threadIdx.x; out[i] = fabsf(i - 4.0f) + fminf(i, 2.0f) + fmaxf(i, 5.0f);
}
// LAUNCH: math_fabs_fmin_fmax<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == abs(arange(8) - 4) + minimum(arange(8), 2) + maximum(arange(8), 5)
