// log(1 + x) as log of log.cu; what is lost in u = 1 + x comes back as the first-order term (x - (u - 1)) / u.

__device__ double log1p(double x)
{
    double inf = __longlong_as_double(0x7ff0000000000000ll);
    if (!(x < inf) || x == 0.0)
        return x;
    if (x <= -1.0)
        return x == -1.0 ? -inf : __longlong_as_double(0x7fffffffffffffffll);
    double f = x, e = 0.0, correction = 0.0;
    if (x < -0.2928 || x > 0.4142) {
        double u = 1.0 + x;
        correction = (x > 1.0 ? 1.0 - (u - x) : x - (u - 1.0)) * __builtin_rcp_approx(u);
        long long bits = __double_as_longlong(u);
        int k = (int)((bits - 0x3fe6a09e667f3bcdll) >> 52);
        e = (double)k;
        f = __longlong_as_double(bits - ((long long)k << 52)) - 1.0;
    }
    double s = __builtin_quotient(f, 2.0 + f);
    double z = s * s;
    // fit log: p(z)
    double p = 0.1479611460345965;
    p = fma(p, z, 0.15314035298304401);
    p = fma(p, z, 0.18183564868562047);
    p = fma(p, z, 0.2222219856391979);
    p = fma(p, z, 0.285714287424648);
    p = fma(p, z, 0.39999999999414404);
    p = fma(p, z, 0.6666666666666734);
    double small = s * (f - z * p) - fma(e, 5.497923018708371e-14, correction);
    return fma(e, 0.6931471805598903, f - small);
}
