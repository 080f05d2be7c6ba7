// Gamma function. Stirling's series from 10 on, with the power in double-double (Abramowitz and Stegun, 6.1.41); below, the
// recurrence to t + 1, |t| <= 1/2, where 1/gamma is a polynomial (it is entire); reflection (6.1.17) for x <= -10.

// gamma(x)**sign for x >= 10
static __device__ double stirling(double x, double sign)
{
    double lo, e;
    double hi = __builtin_log_parts(x, &lo, &e);
    double big = e * 0.6931471805598903;
    double sum = big + hi;
    lo = lo + (((big - sum) + hi) + e * 5.497923018708371e-14);
    double y = x - 0.5;
    // (x - 1/2) * log(x) - x + log(2 pi)/2
    double product = y * sum;
    double rest = fma(y, sum, -product) + y * lo;
    double first = product - x;
    rest = rest + ((product - first) - x);
    double r = __builtin_reciprocal(x), z = r * r;
    // fit stirling: p(z)
    double p = 0.11018752303747659;
    p = fma(p, z, -0.02775351406374225);
    p = fma(p, z, 0.006383596297930985);
    p = fma(p, z, -0.0019172906926807935);
    p = fma(p, z, 0.0008417495975612234);
    p = fma(p, z, -0.0005952380915335528);
    p = fma(p, z, 0.0007936507936452488);
    p = fma(p, z, -0.0027777777777777744);
    p = fma(p, z, 0.08333333333333333);
    rest = rest + (0.9189385332046728 + p * r);
    double whole = first + rest;
    rest = rest - (whole - first);
    return __builtin_scaled_exp(sign * whole, sign * rest, 0);
}

// 1 / gamma(1 + t) for |t| <= 1/2
static __device__ double reciprocal(double t)
{
    // fit rgamma: p(t)
    double p = 5.122930148909858e-09;
    p = fma(p, t, 4.8663849917836405e-09);
    p = fma(p, t, -2.0569344173408362e-07);
    p = fma(p, t, 1.1335731705642734e-06);
    p = fma(p, t, -1.2504775006511672e-06);
    p = fma(p, t, -2.0134981419319653e-05);
    p = fma(p, t, 0.00012805027987277138);
    p = fma(p, t, -0.00021524165737997112);
    p = fma(p, t, -0.0011651675916248168);
    p = fma(p, t, 0.0072189432454084134);
    p = fma(p, t, -0.00962197152788933);
    p = fma(p, t, -0.04219773455549445);
    p = fma(p, t, 0.1665386113822918);
    p = fma(p, t, -0.042002635034096125);
    p = fma(p, t, -0.6558780715202539);
    p = fma(p, t, 0.5772156649015329);
    p = fma(p, t, 1.0);
    return p;
}

static __device__ double recurrence(double x)
{
    double product = 1.0;
    while (x >= 1.5) {
        x = x - 1.0;
        product = product * x;
    }
    double below = 1.0;
    while (x < 0.5) {
        below = below * x;
        x = x + 1.0;
    }
    return __builtin_quotient(product, below * reciprocal(x - 1.0));
}

__device__ double tgamma(double x)
{
    double inf = __longlong_as_double(0x7ff0000000000000ll);
    if (x != x || x == inf)
        return x;
    if (x == 0.0)
        return 1.0 / x;
    if (x >= 10.0)
        return x > 172.0 ? inf : stirling(x, 1.0);
    if (fabs(x) < 0.5)
        return 1.0 / (x * reciprocal(x));
    if (x < 0.0 && trunc(x) == x)
        return __longlong_as_double(0x7fffffffffffffffll);
    if (x > -10.0)
        return recurrence(x);
    double sine = sinpi(x);
    if (x < -190.0)
        return copysign(0.0, sine);
    return stirling(-x, -1.0) * __builtin_quotient(-3.141592653589793, x * sine);
}
