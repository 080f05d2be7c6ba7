extern "C" __global__ void math_pow_tanh_erf(double *out) {
    int i = threadIdx.x; out[i] = pow(i + 1.0, 1.5) + tanh(i * 0.1) + exp2(i * 1.0) + cbrt(8.0);
}
// LAUNCH: math_pow_tanh_erf<<<1,8>>> out=zeros(8,f64)
// EXPECT: out ~= (arange(8) + 1.0) ** 1.5 + tanh(arange(8) * 0.1) + 2.0 ** arange(8) + 2 rtol=1e-12
