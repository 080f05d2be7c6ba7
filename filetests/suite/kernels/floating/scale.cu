// Powers of two: ldexpf, frexpf and scalbnf.
// LAUNCH: scale<<<4,64>>> a=random(200,f32,30) out=zeros(200) fraction=zeros(200) exponent=zeros(200) n=200
// EXPECT: out == ldexp(a, arange(200) % 40 - 20) + ldexp(a, 3)
// EXPECT: fraction == frexp(a * float32(1000))[0]
// EXPECT: exponent == frexp(a * float32(1000))[1]

extern "C" __global__ void scale(const float *a, float *out, float *fraction, int *exponent, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = ldexpf(a[i], i % 40 - 20) + scalbnf(a[i], 3);
    fraction[i] = frexpf(a[i] * 1000.0f, &exponent[i]);
}
