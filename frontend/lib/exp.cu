// Exponentials. e**x = 2**n * e**r with n = rint(x / ln 2) and |r| <= ln(2)/2 (Cody and Waite's
// reduction); e**r by a minimax polynomial, relative error 2**-28. At most 1 ulp.

// p * 2**n for n in [-252, 254]: two exact powers of two, so that only the last product rounds.
static __device__ float scale_exponent(float p, int n)
{
    int half = n >> 1;
    float low = __int_as_float((half + 127) << 23);
    float high = __int_as_float((n - half + 127) << 23);
    return p * low * high;
}

// e**r for |r| <= 0.35
static __device__ float exp_reduced(float r)
{
    float p = 0.00139505242f;
    p = fmaf(p, r, 0.00836891774f);
    p = fmaf(p, r, 0.041666206f);
    p = fmaf(p, r, 0.166665182f);
    p = fmaf(p, r, 0.5f);
    p = fmaf(p, r * r, r);
    return p + 1.0f;
}

__device__ float expf(float x)
{
    float n = rintf(x * 1.44269502f);
    float r = fmaf(n, -0.693147182f, x);
    r = fmaf(n, 1.90465421e-09f, r);
    float result = scale_exponent(exp_reduced(r), (int)n);
    if (x > 89.0f)
        result = __int_as_float(0x7f800000);
    if (x < -104.0f)
        result = 0.0f;
    return result;
}

__device__ float exp2f(float x)
{
    float n = rintf(x);
    float r = (x - n) * 0.693147182f;
    r = fmaf(x - n, -1.90465421e-09f, r);
    float result = scale_exponent(exp_reduced(r), (int)n);
    if (x >= 128.0f)
        result = __int_as_float(0x7f800000);
    if (x < -151.0f)
        result = 0.0f;
    return result;
}

__device__ float exp10f(float x)
{
    float n = rintf(x * 3.32192802f);
    float r = fmaf(n, -0.30103001f, x);
    r = fmaf(n, 1.43209889e-08f, r);
    float hi = r * 2.30258512f;
    float lo = fmaf(r, 2.30258512f, -hi);
    lo = fmaf(r, -3.19759957e-8f, lo);
    float e = exp_reduced(hi);
    float result = scale_exponent(fmaf(e, lo, e), (int)n);
    if (x > 38.6f)
        result = __int_as_float(0x7f800000);
    if (x < -45.5f)
        result = 0.0f;
    return result;
}
