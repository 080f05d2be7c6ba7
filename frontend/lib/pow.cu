// Power. x**y = e**(y * log(x)), logarithm and product as sums of two doubles, so that the exponent is
// right to less than 2**-54 even where it is large. Special cases: C11 Annex F.10.4.4.

// x**y for x positive and finite
static __device__ double pow_pow_positive(double x, double y)
{
    double lo, e;
    double hi = __builtin_log_parts(x, &lo, &e);
    // + e * ln 2: the first product is exact, ln 2 rounded to 42 bits
    double big = e * 0.6931471805598903;
    double sum = big + hi;
    lo = lo + (((big - sum) + hi) + e * 5.497923018708371e-14);
    hi = sum + lo;
    lo = lo - (hi - sum);
    double product = y * hi;
    if (product > 800.0)
        return __longlong_as_double(0x7ff0000000000000ll);
    if (product < -800.0)
        return 0.0;
    return __builtin_scaled_exp(product, fma(y, lo, fma(y, hi, -product)), 0);
}

__device__ double pow(double x, double y)
{
    double inf = __longlong_as_double(0x7ff0000000000000ll);
    if (x == 1.0 || y == 0.0)
        return 1.0;
    if (x != x || y != y)
        return x + y;
    double magnitude = fabs(x);
    if (fabs(y) == inf) {
        if (magnitude == 1.0)
            return 1.0;
        return (magnitude > 1.0) == (y > 0.0) ? inf : 0.0;
    }
    bool whole = trunc(y) == y;
    bool odd = whole && 2.0 * trunc(0.5 * y) != y;
    double result;
    if (magnitude == 0.0 || magnitude == inf)
        result = (magnitude == 0.0) == (y > 0.0) ? 0.0 : inf;
    else if (x < 0.0 && !whole)
        return __longlong_as_double(0x7fffffffffffffffll);
    else
        result = pow_pow_positive(magnitude, y);
    return odd && signbit(x) ? -result : result;
}
