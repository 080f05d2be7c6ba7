// Float exponentials. b**x = 2**n * e**r with |r| <= ln(2)/2 (W. J. Cody, W. Waite, "Software Manual for the
// Elementary Functions", 1980); e**r = 1 + r + r**2 * p(r).

static __device__ float expf_power_of_two(int n)
{
    return __int_as_float((n + 127) << 23);
}

// e**(r + lo) * 2**n, lo below an ulp of r, rounded once, subnormal or not: two exact powers of two, so only the last product rounds.
static __device__ float scaled(float r, float lo, int n)
{
    // fit expf: p(r)
    float p = 0.0013935805f;
    p = fmaf(p, r, 0.00836926f);
    p = fmaf(p, r, 0.041666456f);
    p = fmaf(p, r, 0.16666515f);
    p = fmaf(p, r, 0.5f);
    float e = fmaf(p, r * r, lo) + r + 1.0f;
    int half = n >> 1;
    return e * expf_power_of_two(half) * expf_power_of_two(n - half);
}

// e**(hi + lo) * 2**k
__device__ float __builtin_scaled_expf(float hi, float lo, int k)
{
    hi = fminf(fmaxf(hi, -170.0f), 170.0f);
    float n = rintf(hi * 1.44269502f);
    float large = fmaf(n, -0.693147182f, hi);
    float small = fmaf(n, 1.90465421e-09f, lo);
    float r = large + small;
    return scaled(r, (large - r) + small, (int)n + k);
}

__device__ float expf(float x)
{
    return x != x ? x : __builtin_scaled_expf(x, 0.0f, 0);
}

__device__ float exp2f(float x)
{
    if (x != x)
        return x;
    x = fminf(fmaxf(x, -240.0f), 240.0f);
    float n = rintf(x);
    float r = (x - n) * 0.693147182f;
    float lo = fmaf(x - n, 0.693147182f, -r);
    return scaled(r, fmaf(x - n, -1.90465421e-09f, lo), (int)n);
}

__device__ float exp10f(float x)
{
    if (x != x)
        return x;
    x = fminf(fmaxf(x, -72.0f), 72.0f);
    float n = rintf(x * 3.32192802f);
    float r = fmaf(n, -0.30103001f, x);
    r = fmaf(n, 1.43209888e-08f, r);
    float h = r * 2.30258512f;
    float lo = fmaf(r, 2.30258512f, -h);
    return scaled(h, fmaf(r, -3.19754356e-08f, lo), (int)n);
}
