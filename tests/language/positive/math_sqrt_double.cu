extern "C" __global__ void math_sqrt_double(double *out) {
    int i = threadIdx.x; out[i] = sqrt((double)i);
}
// LAUNCH: math_sqrt_double<<<1,8>>> out=zeros(8,f64)
// EXPECT: out == sqrt(arange(8.0))
