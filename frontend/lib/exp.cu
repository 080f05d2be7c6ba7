// Exponential. e**x = 2**n * e**r with n = rint(x / ln 2), |r| <= ln(2)/2 (W. J. Cody, W. Waite, "Software
// Manual for the Elementary Functions", 1980); e**r = 1 + r + r**2 * p(r), the first sum carried in two words.

static __device__ double exp_power_of_two(int n)
{
    return __longlong_as_double((long long)(n + 1023) << 52);
}

// e**(hi + lo) * 2**k rounded once, subnormal or not: two exact powers of two, so only the last product rounds.
__device__ double __builtin_scaled_exp(double hi, double lo, int k)
{
    hi = fmin(fmax(hi, -1400.0), 1400.0);
    double n = rint(hi * 1.4426950408889634);
    double large = fma(n, -0.6931471805599453, hi);
    double small = fma(n, -2.3190468138462996e-17, lo);
    double r = large + small;
    // fit exp: p(r)
    double p = 2.5118182813538855e-08;
    p = fma(p, r, 2.7631263311222825e-07);
    p = fma(p, r, 2.7557215143733374e-06);
    p = fma(p, r, 2.480148999409078e-05);
    p = fma(p, r, 0.00019841269918865665);
    p = fma(p, r, 0.001388888894696009);
    p = fma(p, r, 0.00833333333330643);
    p = fma(p, r, 0.04166666666651566);
    p = fma(p, r, 0.166666666666667);
    p = fma(p, r, 0.5000000000000012);
    double one = 1.0 + r;
    double tail = (1.0 - one) + r + ((large - r) + small);
    double e = one + fma(p, r * r, tail);
    int exponent = (int)n + k;
    int half = exponent >> 1;
    return e * exp_power_of_two(half) * exp_power_of_two(exponent - half);
}

__device__ double exp(double x)
{
    return x != x ? x : __builtin_scaled_exp(x, 0.0, 0);
}
