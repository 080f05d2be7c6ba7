// Quotients and roots of numbers that are known to be in the middle of the range: the operators' exact ones take a hundred machine
// instructions for the ends of it. From PTX's approximations, of 20 bits for doubles (for floats the last bit may be wrong), by a cubic
// step of Newton's iteration, and a correction by the residual, exact thanks to fma (P. W. Markstein, "Computation of elementary functions
// on the IBM RISC System/6000 processor", 1990). Divisors and radicands are normal, divisors below 2**126 or 2**1022; a zero root is zero.

__device__ float __builtin_quotientf(float a, float b)
{
    float r = __builtin_rcp_approxf(b);
    float q = a * r;
    return fmaf(fmaf(-b, q, a), r, q);
}

__device__ double __builtin_reciprocal(double b)
{
    double r = __builtin_rcp_approx(b);
    double e = fma(-b, r, 1.0);
    r = fma(r, fma(e, e, e), r);
    return fma(r, fma(-b, r, 1.0), r);
}

__device__ double __builtin_quotient(double a, double b)
{
    double r = __builtin_rcp_approx(b);
    double e = fma(-b, r, 1.0);
    r = fma(r, fma(e, e, e), r);
    double q = a * r;
    return fma(fma(-b, q, a), r, q);
}

// 1 / sqrt(x) to about 2**-52
__device__ double __builtin_reciprocal_root(double x)
{
    double r = __builtin_rsqrt_approx(x);
    double e = fma(-x * r, r, 1.0);
    return fma(r * e, fma(e, 0.375, 0.5), r);
}

__device__ double __builtin_root(double x)
{
    double r = __builtin_reciprocal_root(x);
    double s = x * r;
    return x == 0.0 ? 0.0 : fma(fma(-s, s, x), 0.5 * r, s);
}

__device__ float __builtin_rootf(float x)
{
    float r = rsqrtf(x);
    float s = x * r;
    return x == 0.0f ? 0.0f : fmaf(fmaf(-s, s, x), 0.5f * r, s);
}
