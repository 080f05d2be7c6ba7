extern "C" __global__ void math_fma(double *out) {
    int i = threadIdx.x; out[i] = fma((double)i, 2.0, 0.5);
}
// LAUNCH: math_fma<<<1,8>>> out=zeros(8,f64)
// EXPECT: out == 2 * arange(8) + 0.5
