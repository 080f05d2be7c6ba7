extern "C" __global__ void math_exp_log_approx(float *out) {
    int i = threadIdx.x; out[i] = expf(i * 0.5f) - logf(i + 1.0f);
}
// LAUNCH: math_exp_log_approx<<<1,8>>> out=zeros(8,f32)
// EXPECT: out ~= exp(arange(8) * 0.5) - log(arange(8) + 1.0)
