// Error functions of floats, as erf.cu has them for doubles.

static __device__ float erff_positive_erfcx(float x)
{
    float t = __builtin_quotientf(x - 4.0f, x + 4.0f);
    // fit erfcxf: p(t)
    float p = -9.992715e-06f;
    p = fmaf(p, t, 0.00012452419f);
    p = fmaf(p, t, -0.00021555132f);
    p = fmaf(p, t, -0.0007429543f);
    p = fmaf(p, t, 0.0050405418f);
    p = fmaf(p, t, -0.016187705f);
    p = fmaf(p, t, 0.037165962f);
    p = fmaf(p, t, -0.06634493f);
    p = fmaf(p, t, 0.09373259f);
    p = fmaf(p, t, -0.1010333f);
    p = fmaf(p, t, 0.06809716f);
    p = fmaf(p, t, 0.015378801f);
    p = fmaf(p, t, -0.13962112f);
    p = fmaf(p, t, 1.2329952f);
    return __builtin_quotientf(p, fmaf(2.0f, x, 1.0f));
}

// erfc(x) for x >= 1/2, scaled by 2**40 until the last rounding, because the result may be subnormal.
static __device__ float complement(float x)
{
    x = fminf(x, 11.0f);
    float square = x * x;
    return __builtin_scaled_expf(-square, -fmaf(x, x, -square), 40) * erff_positive_erfcx(x) * 9.09494702e-13f;
}

// erf(x) for |x| < 1
static __device__ float erff_near(float x)
{
    float z = x * x;
    // fit erff: p(z)
    float p = -8.579026e-06f;
    p = fmaf(p, z, 0.00010859025f);
    p = fmaf(p, z, -0.0008423251f);
    p = fmaf(p, z, 0.0052164067f);
    p = fmaf(p, z, -0.02686355f);
    p = fmaf(p, z, 0.112837434f);
    p = fmaf(p, z, -0.37612635f);
    p = fmaf(p, z, 0.12837917f);
    return fmaf(p, x, x);
}

__device__ float erff(float x)
{
    float a = fabsf(x);
    if (x != x)
        return x;
    if (a >= 1.0f)
        return copysignf(1.0f - complement(a), x);
    return erff_near(x);
}

__device__ float erfcf(float x)
{
    if (x != x)
        return x;
    if (fabsf(x) < 0.5f)
        return 1.0f - erff_near(x);
    float c = complement(fabsf(x));
    return x < 0.0f ? 2.0f - c : c;
}

__device__ float erfcxf(float x)
{
    float inf = __int_as_float(0x7f800000);
    if (x >= 0.5f)
        return x == inf ? 0.0f : x > 1e20f ? 0.564189613f / x : erff_positive_erfcx(x);
    if (x < -10.0f)
        return inf;
    float square = x * x;
    // the polynomial in t cancels near 0
    if (x > -0.5f)
        return (1.0f - erff_near(x)) * __builtin_scaled_expf(square, fmaf(x, x, -square), 0);
    return 2.0f * __builtin_scaled_expf(square, fmaf(x, x, -square), 0) - erff_positive_erfcx(-x);
}
