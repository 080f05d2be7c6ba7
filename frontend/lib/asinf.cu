// Arc sine and cosine of floats, as asin.cu has them for doubles.

static __device__ float asinf_tail(float z)
{
    // fit asinf: p(z)
    float p = 0.042176627f;
    p = fmaf(p, z, 0.024172166f);
    p = fmaf(p, z, 0.045472432f);
    p = fmaf(p, z, 0.07495272f);
    p = fmaf(p, z, 0.16666754f);
    return z * p;
}

// asin(sqrt(z)) for z = (1 - a) / 2
static __device__ float asinf_small_arc(float a)
{
    float s = __builtin_rootf(fmaf(a, -0.5f, 0.5f));
    return fmaf(s, asinf_tail(s * s), s);
}

__device__ float asinf(float x)
{
    float a = fabsf(x);
    if (a <= 0.5f)
        return fmaf(x, asinf_tail(x * x), x);
    return copysignf(fmaf(-2.0f, asinf_small_arc(a), 1.57079637f) - 4.37113883e-08f, x);
}

__device__ float acosf(float x)
{
    float a = fabsf(x);
    if (a <= 0.5f) {
        float arc = fmaf(x, asinf_tail(x * x), x);
        return 1.57079637f - (arc + 4.37113883e-08f);
    }
    float arc = 2.0f * asinf_small_arc(a);
    return x < 0.0f ? 3.14159274f - (arc + 8.74227766e-08f) : arc;
}
