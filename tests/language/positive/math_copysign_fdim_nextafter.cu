extern "C" __global__ void math_copysign_fdim_nextafter(float *out) {
    int i = threadIdx.x; out[i] = copysignf(2.0f, i - 4.0f) + fdimf(i, 3.0f) + nextafterf(1.0f, 2.0f) * 0;
}
// LAUNCH: math_copysign_fdim_nextafter<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == where(arange(8) < 4, -2, 2) + maximum(arange(8) - 3, 0)
