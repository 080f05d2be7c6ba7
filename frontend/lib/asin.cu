// Arc sine and cosine. asin(x) = x + x**3 * p(x**2) for |x| <= 1/2; above, with z = (1 - |x|) / 2,
// acos(|x|) = 2 asin(sqrt z), the root in two words (W. J. Cody, W. Waite, 1980, chapter 10).

static __device__ double asin_tail(double z)
{
    // fit asin: p(z)
    double p = 0.03267633379138797;
    p = fma(p, z, -0.02107633227264462);
    p = fma(p, z, 0.02176276525697385);
    p = fma(p, z, 0.003683369067622684);
    p = fma(p, z, 0.010786434908799304);
    p = fma(p, z, 0.011397794299103512);
    p = fma(p, z, 0.013980959004571565);
    p = fma(p, z, 0.017351600315670967);
    p = fma(p, z, 0.022372215646590806);
    p = fma(p, z, 0.03038194268415536);
    p = fma(p, z, 0.04464285717510828);
    p = fma(p, z, 0.07499999999970276);
    p = fma(p, z, 0.16666666666666763);
    return z * p;
}

// asin(sqrt(z)) for z = (1 - a) / 2 as the value and *lo
static __device__ double asin_small_arc(double a, double *lo)
{
    double z = fma(a, -0.5, 0.5);
    double s = __builtin_root(z);
    double rest = z > 0.0 ? fma(-s, s, z) * (0.5 * __builtin_rcp_approx(s)) : 0.0;
    *lo = fma(s, asin_tail(z), rest);
    return s;
}

__device__ double asin(double x)
{
    double a = fabs(x);
    if (a <= 0.5)
        return fma(x, asin_tail(x * x), x);
    double lo;
    double s = asin_small_arc(a, &lo);
    double high = 1.5707963267948966 - 2.0 * s;
    double rest = (1.5707963267948966 - high) - 2.0 * s;
    double result = high + ((rest - 2.0 * lo) + 6.123233995736766e-17);
    return copysign(result, x);
}

__device__ double acos(double x)
{
    double a = fabs(x);
    if (a <= 0.5) {
        double high = 1.5707963267948966 - x;
        double rest = (1.5707963267948966 - high) - x;
        return high + fma(-x, asin_tail(x * x), rest + 6.123233995736766e-17);
    }
    double lo;
    double s = asin_small_arc(a, &lo);
    if (x < 0.0) {
        double high = 3.141592653589793 - 2.0 * s;
        double rest = (3.141592653589793 - high) - 2.0 * s;
        return high + ((rest - 2.0 * lo) + 1.2246467991473532e-16);
    }
    return 2.0 * (s + lo);
}
