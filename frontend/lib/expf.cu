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

// 2**n * 2**(x * (hi + lo) - n): `held` is x within the bounds where 2**n is normal, n the integer next to held * hi, which stands with its
// exponent's bias in the low bits of its sum with 1.5 * 2**23. Beyond the bounds the second power overflows or vanishes by itself; NaN is in x.
static __device__ float power_of_product(float x, float held, float hi, float lo)
{
    float sum = fmaf(held, hi, 12583039.0f);
    float r = fmaf(x, lo, fmaf(x, hi, 12583039.0f - sum));
    return __builtin_ex2_approx(r) * __int_as_float(__float_as_int(sum) << 23);
}

__device__ float expf(float x)
{
    return power_of_product(x, fminf(fmaxf(x, -87.0f), 88.0f), 1.44269502f, 1.92596303e-8f);
}

__device__ float exp2f(float x)
{
    return __builtin_ex2_approx(x);
}

__device__ float exp10f(float x)
{
    return power_of_product(x, fminf(fmaxf(x, -37.9f), 38.2f), 3.32192802f, 7.05953704e-08f);
}
