extern "C" __global__ void math_ldexp_frexp_modf(float *out) {
    int i = threadIdx.x; int e; float m = frexpf(i + 1.0f, &e), whole; float frac = modff(i + 0.25f, &whole); out[i] = ldexpf(m, e) + whole + frac;
}
// LAUNCH: math_ldexp_frexp_modf<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == 2 * arange(8) + 1.25
