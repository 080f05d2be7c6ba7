// Natural logarithm. x = 2**e * m, m in [sqrt(1/2), sqrt(2)); with f = m - 1 and s = f / (2 + f), log(m) = 2 atanh(s)
// = f - s * (f - s**2 * p(s**2)), where f is exact (J.-M. Muller, "Elementary Functions", 3rd ed., chapter 11).

__device__ double log(double x)
{
    double inf = __longlong_as_double(0x7ff0000000000000ll);
    if (!(x < inf))
        return x;
    if (x <= 0.0)
        return x == 0.0 ? -inf : __longlong_as_double(0x7fffffffffffffffll);
    double e = 0.0;
    if (x < 2.2250738585072014e-308) {
        x = x * 18014398509481984.0;
        e = -54.0;
    }
    long long bits = __double_as_longlong(x);
    int k = (int)((bits - 0x3fe6a09e667f3bcdll) >> 52);
    e = e + (double)k;
    double f = __longlong_as_double(bits - ((long long)k << 52)) - 1.0;
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
    // ln 2 in two parts: e times the first, of 42 bits, is exact
    double small = fma(s, f - z * p, -e * 5.497923018708371e-14);
    return fma(e, 0.6931471805598903, f - small);
}
