// 1 / sqrt(x), corrected by one Newton step on the exact residual. Subnormals are scaled into the normal range.

__device__ double rsqrt(double x)
{
    bool small = x < 2.2250738585072014e-308;
    double y = small ? x * 3.2451855365842673e+32 : x;
    double rough = __builtin_rsqrt_approx(y), r = __builtin_reciprocal_root(y);
    double t = y * r;
    double error = fma(-t, r, 1.0) - fma(y, r, -t) * r;
    double result = y > 0.0 && y < __longlong_as_double(0x7ff0000000000000ll) ? fma(0.5 * r, error, r) : rough;
    return small ? result * 18014398509481984.0 : result;
}
