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
    double p = 6.569287583268558e-07;
    p = fma(p, z, -4.021237229321569e-06);
    p = fma(p, z, 1.3866211886522605e-05);
    p = fma(p, z, -3.8063071710448904e-05);
    p = fma(p, z, 9.639964618993476e-05);
    p = fma(p, z, -0.0002389703558774152);
    p = fma(p, z, 0.0005899919288452494);
    p = fma(p, z, -0.0014558286613081753);
    p = fma(p, z, 0.003592127383685536);
    p = fma(p, z, -0.008863235478961007);
    p = fma(p, z, 0.021869488533577074);
    p = fma(p, z, -0.05396825396817649);
    p = fma(p, z, 0.13333333333333217);
    p = fma(p, z, -0.3333333333333333);
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
    return copysign(h - 0.25 * __builtin_reciprocal(fmin(h, 1e18)), x);
}

__device__ double cosh(double x)
{
    if (x != x)
        return x;
    double h = __builtin_scaled_exp(fabs(x), 0.0, -1);
    return h + 0.25 * __builtin_reciprocal(fmin(h, 1e18));
}

__device__ double tanh(double x)
{
    double a = fabs(x);
    if (x != x)
        return x;
    if (a < 0.7) {
        double z = a * a;
        return copysign(fma(tanh_tail(z) * z, a, a), x);
    }
    return copysign(1.0 - 2.0 * __builtin_reciprocal(fmin(__builtin_scaled_exp(2.0 * a, 0.0, 0) + 1.0, 1e18)), x);
}
