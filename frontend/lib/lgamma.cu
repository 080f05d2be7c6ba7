// Logarithm of |gamma|. Around its zeros at 1 and 2, 1/gamma(1 + t) = 1 + t (t - 1) q(t) with a polynomial q, and log1p
// keeps the relative accuracy; Stirling's series from 8 on (Abramowitz and Stegun, 6.1.41); the recurrence between, log|tgamma|
// down to -2.5, reflection (6.1.17) below.

// log gamma(1 + t) for -1/2 <= t <= 3/2
static __device__ double central(double t)
{
    // fit lgamma: p(t)
    double p = 1.5812084935775684e-15;
    p = fma(p, t, -4.3617847065044e-14);
    p = fma(p, t, 5.237504528243058e-13);
    p = fma(p, t, -3.2594925376014796e-12);
    p = fma(p, t, 4.597954667470924e-12);
    p = fma(p, t, 1.0892567232758597e-10);
    p = fma(p, t, -1.0723932045663743e-09);
    p = fma(p, t, 3.929663103484865e-09);
    p = fma(p, t, 1.0045746938233305e-08);
    p = fma(p, t, -1.9558810932405807e-07);
    p = fma(p, t, 9.374391336406627e-07);
    p = fma(p, t, -3.1305434857599533e-07);
    p = fma(p, t, -2.044790913192029e-05);
    p = fma(p, t, 0.0001076023732568634);
    p = fma(p, t, -0.00010763930085784056);
    p = fma(p, t, -0.001272806892717023);
    p = fma(p, t, 0.005946136353946069);
    p = fma(p, t, -0.0036758351739308963);
    p = fma(p, t, -0.04587356972947523);
    p = fma(p, t, 0.12066504165281626);
    p = fma(p, t, 0.07866240661872102);
    p = fma(p, t, -0.5772156649015329);
    return -log1p(t * (t - 1.0) * p);
}

static __device__ double positive(double x)
{
    if (x < 8.0) {
        double product = 1.0;
        while (x > 2.5) {
            x = x - 1.0;
            product = product * x;
        }
        return log(product) + central(x - 1.0);
    }
    double l = log(x);
    if (x > 1e17)
        return x * (l - 1.0);
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
    return fma(x - 0.5, l - 1.0, 0.41893853320467274 + p * r);
}

__device__ double lgamma(double x)
{
    double inf = __longlong_as_double(0x7ff0000000000000ll);
    if (x != x)
        return x;
    if (fabs(x) == inf)
        return inf;
    if (x >= 0.5)
        return positive(x);
    if (trunc(x) == x)
        return inf;
    if (fabs(x) < 1e-18)
        return -log(fabs(x));
    if (x > -2.5)
        return log(fabs(tgamma(x)));
    double sine = fabs(sinpi(x));
    if (sine == 0.0)
        return inf;
    return log(__builtin_quotient(3.141592653589793, -x * sine)) - positive(-x);
}
