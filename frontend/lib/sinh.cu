// Hyperbolic functions of doubles: odd polynomials near 0, elsewhere from e**|x| (half of it, so that it overflows
// no earlier than the result). W. J. Cody, W. Waite, "Software Manual for the Elementary Functions", 1980.

static __device__ double sinh_tail(double z)
{
    // fit sinh: p(z)
    double p = 7.759313379960058e-13;
    p = fma(p, z, 1.6057240309376575e-10);
    p = fma(p, z, 2.5052123398851216e-08);
    p = fma(p, z, 2.7557319155335935e-06);
    p = fma(p, z, 0.0001984126984143768);
    p = fma(p, z, 0.008333333333333139);
    p = fma(p, z, 0.16666666666666669);
    return p;
}

static __device__ double tanh_tail(double z)
{
    // fit tanh: p(z)
    double p = -1.9521132993683942e-05;
    p = fma(p, z, 8.336024101857638e-05);
    p = fma(p, z, -0.0002334128474940238);
    p = fma(p, z, 0.0005884570947455501);
    p = fma(p, z, -0.0014555459946753474);
    p = fma(p, z, 0.0035920925340634413);
    p = fma(p, z, -0.00886323265292236);
    p = fma(p, z, 0.02186948838911019);
    p = fma(p, z, -0.05396825396387881);
    p = fma(p, z, 0.13333333333326833);
    p = fma(p, z, -0.333333333333333);
    return p;
}

__device__ double sinh(double x)
{
    double a = fabs(x);
    if (x != x)
        return x;
    if (a < 1.0) {
        double z = a * a;
        return fma(sinh_tail(z) * z, x, x);
    }
    double h = __builtin_scaled_exp(a, 0.0, -1);
    return copysign(h - 0.25 / h, x);
}

__device__ double cosh(double x)
{
    if (x != x)
        return x;
    double h = __builtin_scaled_exp(fabs(x), 0.0, -1);
    return h + 0.25 / h;
}

__device__ double tanh(double x)
{
    double a = fabs(x);
    if (x != x)
        return x;
    if (a < 0.55) {
        double z = a * a;
        return copysign(fma(tanh_tail(z) * z, a, a), x);
    }
    return copysign(1.0 - 2.0 / (__builtin_scaled_exp(2.0 * a, 0.0, 0) + 1.0), x);
}
