// Logarithms of base 2 and 10: the double-double natural logarithm of the significand times 1 / ln b in two words,
// plus the exponent's share, summed so that only the last addition rounds.

static __device__ double special(double x, double result)
{
    double inf = __longlong_as_double(0x7ff0000000000000ll);
    if (x == 0.0)
        result = -inf;
    if (x < 0.0)
        result = __longlong_as_double(0x7fffffffffffffffll);
    return x < inf ? result : x;
}

__device__ double log2(double x)
{
    double lo, e;
    double hi = __builtin_log_parts(x, &lo, &e);
    double h = hi * 1.4426950408889634;
    double l = fma(hi, 1.4426950408889634, -h) + fma(hi, 2.0355273740931033e-17, lo * 1.4426950408889634);
    double sum = e + h;
    return special(x, sum + (((e - sum) + h) + l));
}

__device__ double log10(double x)
{
    double lo, e;
    double hi = __builtin_log_parts(x, &lo, &e);
    double h = hi * 0.4342944819032518;
    double l = fma(hi, 0.4342944819032518, -h) + fma(hi, 1.098319650216765e-17, lo * 0.4342944819032518);
    double t = e * 0.3010299956639812;
    l = l + fma(e, -2.8037281277851704e-18, fma(e, 0.3010299956639812, -t));
    double sum = t + h;
    return special(x, sum + (((t - sum) + h) + l));
}
