// Inverse hyperbolic functions of doubles through log1p, with the argument written so that nothing cancels
// (W. Kahan, "Branch Cuts for Complex Elementary Functions", 1987). Far out they are log(2x).

__device__ double asinh(double x)
{
    double a = fabs(x);
    double z = a * a;
    bool far = a > 1e17;
    double result = log1p(far ? a : a + __builtin_quotient(z, 1.0 + __builtin_root(1.0 + z)));
    return copysign(far ? result + 0.6931471805599453 : result, x);
}

__device__ double acosh(double x)
{
    if (x < 1.0)
        return __longlong_as_double(0x7fffffffffffffffll);
    double t = x - 1.0;
    bool far = x > 1e17;
    double result = log1p(far ? x : t + __builtin_root(fma(t, t, 2.0 * t)));
    return far ? result + 0.6931471805599453 : result;
}

__device__ double atanh(double x)
{
    double a = fmin(fabs(x), 2.0);
    double rest = 1.0 - a;
    double u = 2.0 * a * (rest > 0.0 ? __builtin_reciprocal(rest) : __builtin_rcp_approx(rest));
    if (a < 0.5)
        u = fma(u, a, 2.0 * a);
    return copysign(0.5 * log1p(u), x);
}
