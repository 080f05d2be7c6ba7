// Taking floating-point numbers apart and putting them together; all results are exact or rounded once.

static __device__ double parts_power_of_two(int n)
{
    return __longlong_as_double((long long)(n + 1023) << 52);
}

__device__ double modf(double x, double *whole)
{
    *whole = trunc(x);
    return copysign(isinf(x) ? 0.0 : x - trunc(x), x);
}

__device__ float modff(float x, float *whole)
{
    *whole = truncf(x);
    return copysignf(isinf(x) ? 0.0f : x - truncf(x), x);
}

__device__ double frexp(double x, int *exponent)
{
    *exponent = 0;
    if (x == 0.0 || !isfinite(x))
        return x;
    int e = -1022;
    if (fabs(x) < 2.2250738585072014e-308) {
        x = x * 18014398509481984.0;
        e = e - 54;
    }
    long long bits = __double_as_longlong(x);
    *exponent = ((int)(bits >> 52) & 2047) + e;
    return __longlong_as_double((bits & 0x800fffffffffffffll) | 0x3fe0000000000000ll);
}

__device__ float frexpf(float x, int *exponent)
{
    return (float)frexp((double)x, exponent);
}

// Below the normal range by 969 at a time, so that 53 bits are left for the last product, the one that rounds.
__device__ double ldexp(double x, int n)
{
    n = max(-2200, min(2200, n));
    for (int i = 0; i < 2; i++) {
        if (n > 1023) {
            x = x * parts_power_of_two(1023);
            n = n - 1023;
        } else if (n < -1022) {
            x = x * parts_power_of_two(-969);
            n = n + 969;
        }
    }
    return x * parts_power_of_two(max(-1022, min(1023, n)));
}

__device__ float ldexpf(float x, int n)
{
    return (float)((double)x * parts_power_of_two(max(-400, min(400, n))));
}

__device__ double scalbn(double x, int n)
{
    return ldexp(x, n);
}

__device__ float scalbnf(float x, int n)
{
    return ldexpf(x, n);
}

__device__ double scalbln(double x, long n)
{
    return ldexp(x, (int)max(-2200l, min(2200l, n)));
}

__device__ float scalblnf(float x, long n)
{
    return ldexpf(x, (int)max(-400l, min(400l, n)));
}

__device__ int ilogb(double x)
{
    int e;
    if (x == 0.0 || x != x)
        return (int)0x80000000;
    if (isinf(x))
        return 0x7fffffff;
    frexp(x, &e);
    return e - 1;
}

__device__ int ilogbf(float x)
{
    return ilogb((double)x);
}

__device__ double logb(double x)
{
    if (x == 0.0)
        return __longlong_as_double(0xfff0000000000000ll);
    return isfinite(x) ? (double)ilogb(x) : x * x;
}

__device__ float logbf(float x)
{
    return (float)logb((double)x);
}

__device__ double nextafter(double x, double y)
{
    if (x != x || y != y)
        return x + y;
    if (x == y)
        return y;
    if (x == 0.0)
        return copysign(4.9406564584124654e-324, y);
    long long bits = __double_as_longlong(x);
    return __longlong_as_double(bits + ((x < y) == (x > 0.0) ? 1 : -1));
}

__device__ float nextafterf(float x, float y)
{
    if (x != x || y != y)
        return x + y;
    if (x == y)
        return y;
    if (x == 0.0f)
        return copysignf(1.40129846e-45f, y);
    return __int_as_float(__float_as_int(x) + ((x < y) == (x > 0.0f) ? 1 : -1));
}

__device__ double nan(const char *tag)
{
    return __longlong_as_double(0x7ff8000000000000ll);
}

__device__ float nanf(const char *tag)
{
    return __int_as_float(0x7fffffff);
}
