// Error functions of doubles. erf on [-1, 1] by an odd polynomial; erfcx(x) = e**(x**2) erfc(x) for x >= 0 by one
// polynomial in (x - 4) / (x + 4) for (1 + 2x) erfcx(x) (M. M. Shepherd, J. G. Laframboise, "Chebyshev Approximation of
// (1 + 2x) exp(x**2) erfc x in 0 <= x < inf", Math. Comp. 36, 1981); the square of x goes to the exponential in two words.

static __device__ double erf_positive_erfcx(double x)
{
    double t = __builtin_quotient(x - 4.0, x + 4.0);
    // fit erfcx: p(t)
    double p = -1.3205155230853006e-10;
    p = fma(p, t, -2.6640304391838013e-10);
    p = fma(p, t, 1.7562943350198374e-09);
    p = fma(p, t, 3.172341424370654e-09);
    p = fma(p, t, -1.461536323749132e-08);
    p = fma(p, t, -2.0568144994847263e-08);
    p = fma(p, t, 1.0994656122000541e-07);
    p = fma(p, t, 7.748166837681536e-08);
    p = fma(p, t, -8.247653117881584e-07);
    p = fma(p, t, 2.919616558421344e-07);
    p = fma(p, t, 5.7091002480088855e-06);
    p = fma(p, t, -1.122127932177216e-05);
    p = fma(p, t, -2.4398895475317425e-05);
    p = fma(p, t, 0.0001506214866285255);
    p = fma(p, t, -0.00019925679106058407);
    p = fma(p, t, -0.0007577732603909082);
    p = fma(p, t, 0.00503196999578537);
    p = fma(p, t, -0.016197734059980425);
    p = fma(p, t, 0.037167515535536925);
    p = fma(p, t, -0.06633036581216721);
    p = fma(p, t, 0.09373283499846591);
    p = fma(p, t, -0.10103906603630167);
    p = fma(p, t, 0.06809705425468948);
    p = fma(p, t, 0.015379652102619629);
    p = fma(p, t, -0.1396211168405625);
    p = fma(p, t, 1.2329951186255526);
    return __builtin_quotient(p, fma(2.0, x, 1.0));
}

// erfc(x + lo) for 1/2 <= x; scaled by 2**100 until the last rounding, because the result may be subnormal.
__device__ double __builtin_erfc_parts(double x, double lo)
{
    x = fmin(x, 30.0);
    double square = x * x;
    double e = __builtin_scaled_exp(-square, -fma(2.0 * x, lo, fma(x, x, -square)), 100);
    return e * erf_positive_erfcx(x) * 7.888609052210118e-31;
}

// erf(x) for |x| < 1
static __device__ double erf_near(double x)
{
    double z = x * x;
    // fit erf: p(z)
    double p = 5.960668792108141e-11;
    p = fma(p, z, -1.1374945768011676e-09);
    p = fma(p, z, 1.466032606225599e-08);
    p = fma(p, z, -1.635039580972422e-07);
    p = fma(p, z, 1.6461008436679664e-06);
    p = fma(p, z, -1.4925595769463257e-05);
    p = fma(p, z, 0.00012055331132836768);
    p = fma(p, z, -0.0008548326981422209);
    p = fma(p, z, 0.005223977624828376);
    p = fma(p, z, -0.02686617064507787);
    p = fma(p, z, 0.11283791670954885);
    p = fma(p, z, -0.3761263890318375);
    p = fma(p, z, 0.1283791670955126);
    return fma(p, x, x);
}

__device__ double erf(double x)
{
    double a = fabs(x);
    if (x != x)
        return x;
    if (a >= 1.0)
        return copysign(1.0 - __builtin_erfc_parts(a, 0.0), x);
    return erf_near(x);
}

__device__ double erfc(double x)
{
    if (x != x)
        return x;
    if (fabs(x) < 0.5)
        return 1.0 - erf_near(x);
    double c = __builtin_erfc_parts(fabs(x), 0.0);
    return x < 0.0 ? 2.0 - c : c;
}

__device__ double erfcx(double x)
{
    double inf = __longlong_as_double(0x7ff0000000000000ll);
    if (x >= 0.5)
        return x == inf ? 0.0 : x > 1e300 ? 0.5641895835477563 / x : erf_positive_erfcx(x);
    if (x < -27.0)
        return inf;
    double square = x * x;
    // the polynomial in t cancels near 0
    if (x > -0.5)
        return (1.0 - erf_near(x)) * __builtin_scaled_exp(square, fma(x, x, -square), 0);
    return 2.0 * __builtin_scaled_exp(square, fma(x, x, -square), 0) - erf_positive_erfcx(-x);
}
