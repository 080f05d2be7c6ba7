// e**x - 1 = 2**n * ((1 - 2**-n) + r + r**2 * p(r)) with n and r as for e**x; the large terms are summed in two words.

__device__ double expm1(double x)
{
    if (x == 0.0 || x != x)
        return x;
    x = fmin(fmax(x, -60.0), 710.0);
    double n = rint(x * 1.4426950408889634);
    double large = fma(n, -0.6931471805599453, x);
    double r = fma(n, -2.3190468138462996e-17, large);
    double rest = fma(n, -2.3190468138462996e-17, large - r);
    // fit expm1: p(r)
    double p = 2.092448394160956e-09;
    p = fma(p, r, 2.510903576513324e-08);
    p = fma(p, r, 2.7557242613243835e-07);
    p = fma(p, r, 2.755724420643038e-06);
    p = fma(p, r, 2.4801587360756768e-05);
    p = fma(p, r, 0.00019841269886135954);
    p = fma(p, r, 0.0013888888888866709);
    p = fma(p, r, 0.008333333333321624);
    p = fma(p, r, 0.0416666666666667);
    p = fma(p, r, 0.16666666666666677);
    p = fma(p, r, 0.5);
    int exponent = (int)n;
    double t = 1.0 - __longlong_as_double((long long)(1023 - min(exponent, 64)) << 52);
    double sum = t + r;
    double tail = (t - sum) + r + rest;
    double result = sum + fma(p, r * r, tail);
    // 2**1024 is no double
    int half = exponent >> 1;
    return result * __longlong_as_double((long long)(half + 1023) << 52) * __longlong_as_double((long long)(exponent - half + 1023) << 52);
}
