// Inverse error functions: a first approximation (S. Winitzki, "A handy approximation for the error function and its
// inverse", 2008), then Halley's iteration on erf in the middle and Newton's on log erfc in the tails.

static __device__ double middle(double x)
{
    double y = x * 0.8862269254527580 * fma(x * x, 0.2618, 1.0);
    for (int i = 0; i < 3; i++) {
        double step = (erf(y) - x) * 0.8862269254527580 * __builtin_scaled_exp(y * y, 0.0, 0);
        y = y - step / fma(y, step, 1.0);
    }
    return y;
}

// y with erfc(y) = c, 0 < c <= 1/2
static __device__ double erfinv_tail(double c)
{
    double goal = log(c);
    double l = goal + log(2.0 - c);
    double u = 4.330746750799873 + 0.5 * l;
    double y = sqrt(sqrt(u * u - l * 6.802721088435374) - u);
    for (int i = 0; i < 4; i++) {
        double scaled = erfcx(y);
        double step = log(scaled) - fma(y, y, goal);
        y = fma(step * scaled, 0.8862269254527580, y);
    }
    return y;
}

__device__ double erfinv(double x)
{
    double a = fabs(x);
    if (a <= 0.5)
        return x == 0.0 ? x : middle(x);
    if (a == 1.0)
        return copysign(__longlong_as_double(0x7ff0000000000000ll), x);
    return a < 1.0 ? copysign(erfinv_tail(1.0 - a), x) : __longlong_as_double(0x7fffffffffffffffll);
}

__device__ double erfcinv(double c)
{
    if (c >= 0.5 && c <= 1.5)
        return c == 1.0 ? 0.0 : middle(1.0 - c);
    if (c > 0.0 && c < 2.0)
        return c < 1.0 ? erfinv_tail(c) : -erfinv_tail(2.0 - c);
    double inf = __longlong_as_double(0x7ff0000000000000ll);
    return c == 0.0 ? inf : c == 2.0 ? -inf : __longlong_as_double(0x7fffffffffffffffll);
}

__device__ double normcdfinv(double p)
{
    // + 0 so that 1/2 gives +0
    return erfcinv(2.0 * p) * -1.4142135623730951 + 0.0;
}
