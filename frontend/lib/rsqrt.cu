// 1 / sqrt(x): the quotient of two rounded operations, corrected by one Newton step on the exact residual.

__device__ double rsqrt(double x)
{
    double r = 1.0 / sqrt(x);
    double t = x * r;
    double error = fma(-t, r, 1.0) - fma(x, r, -t) * r;
    return x > 0.0 && x < __longlong_as_double(0x7ff0000000000000ll) ? fma(0.5 * r, error, r) : r;
}
