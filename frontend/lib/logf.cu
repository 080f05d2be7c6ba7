// Logarithms. x = 2**e * m with m in [2/3, 4/3); log(m) = f - f**2/2 + f**3 * p(f) with f = m - 1 and
// a minimax polynomial p.

// Splits a positive, finite x, subnormal or not, into its exponent and f = m - 1.
static __device__ float log_split(float x, float *exponent)
{
    float bias = 0.0f;
    if (x < 1.17549435e-38f) {
        x = x * 8388608.0f;
        bias = -23.0f;
    }
    int bits = __float_as_int(x);
    int e = (bits - 0x3f2aaaab) >> 23;
    *exponent = (float)e + bias;
    return __int_as_float(bits - (e << 23)) - 1.0f;
}

// (log(1 + f) - f) for f in [-1/3, 1/3]
static __device__ float log_tail(float f)
{
    // fit log_f: p(f)
    float p = 0.1212091f;
    p = fmaf(p, f, -0.12865849f);
    p = fmaf(p, f, 0.107224934f);
    p = fmaf(p, f, -0.12190989f);
    p = fmaf(p, f, 0.14307554f);
    p = fmaf(p, f, -0.16679929f);
    p = fmaf(p, f, 0.19999476f);
    p = fmaf(p, f, -0.24999812f);
    p = fmaf(p, f, 0.33333337f);
    p = fmaf(p, f, -0.5f);
    return p * (f * f);
}

// What logarithms of any base give outside (0, inf): NaN below 0, -inf at 0, inf and NaN themselves.
static __device__ float log_special(float x, float result)
{
    if (x == 0.0f)
        result = __int_as_float(0xff800000);
    if (x < 0.0f)
        result = __int_as_float(0x7fffffff);
    if (!(x < __int_as_float(0x7f800000)))
        result = x + x;
    return result;
}

__device__ float logf(float x)
{
    float e;
    float f = log_split(x, &e);
    float r = log_tail(f) + f;
    return log_special(x, fmaf(e, 0.693147182f, r));
}

__device__ float log2f(float x)
{
    float e;
    float f = log_split(x, &e);
    float t = log_tail(f);
    // log2(e) = 1.4426951 - 1.925963e-8: the large part of the product is kept exact
    float hi = f * 1.44269502f;
    float lo = fmaf(f, 1.44269502f, -hi);
    lo = fmaf(f, 1.92596303e-8f, lo);
    lo = fmaf(t, 1.44269502f, lo);
    float sum = e + hi;
    return log_special(x, sum + (((e - sum) + hi) + lo));
}

__device__ float log10f(float x)
{
    float e;
    float f = log_split(x, &e);
    float t = log_tail(f);
    float hi = f * 0.434294492f;
    float lo = fmaf(f, 0.434294492f, -hi);
    lo = fmaf(f, -1.01030511e-8f, lo);
    lo = fmaf(t, 0.434294492f, lo);
    float r = fmaf(e, -1.43209889e-08f, lo);
    return log_special(x, fmaf(e, 0.30103001f, hi + r));
}
