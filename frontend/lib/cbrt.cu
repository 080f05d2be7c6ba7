// Cube roots. For m in [1, 8): z = m**(-1/3) from a polynomial, then z *= 1 + h/3 + 2h**2/9 + 14h**3/81 with h = 1 - m z**3
// (the series of (1 - h)**(-1/3)) twice; one Newton step on an exact residual ends within 0.51 ulp.

// Splits positive x = m * 2**(3 * *third), and gives m**(-1/3).
static __device__ double cbrt_reciprocal_root(double x, double *significand, int *third)
{
    int q = -1024;
    if (x < 2.2250738585072014e-308) {
        x = x * 18014398509481984.0;
        q = q - 18;
    }
    long long bits = __double_as_longlong(x);
    int e = (int)(bits >> 52) - 1023 + 3072;
    int whole = e / 3;
    double m = __longlong_as_double((bits & 0xfffffffffffffll) | (long long)(e - 3 * whole + 1023) << 52);
    // fit rcbrt: z(m)
    double z = 0.0005854553622358021;
    z = fma(z, m, -0.012990028080570863);
    z = fma(z, m, 0.10852789690513534);
    z = fma(z, m, -0.44089372133021115);
    z = fma(z, m, 1.337745853879446);
    double h = fma(-m * z, z * z, 1.0);
    z = fma(z * h, fma(h, fma(h, 0.1728395061728395, 0.2222222222222222), 0.3333333333333333), z);
    h = fma(-m * z, z * z, 1.0);
    z = fma(z * h, fma(h, 0.2222222222222222, 0.3333333333333333), z);
    *significand = m;
    *third = q + whole;
    return z;
}

__device__ double cbrt(double x)
{
    double a = fabs(x);
    if (a == 0.0 || !(a < __longlong_as_double(0x7ff0000000000000ll)))
        return x;
    double m;
    int third;
    double z = cbrt_reciprocal_root(a, &m, &third);
    double zz = z * z;
    double y = m * zz;
    double square = y * y;
    double residual = fma(square, y, -m) + fma(y, y, -square) * y;
    y = fma(residual * -0.3333333333333333, zz, y);
    return copysign(y * __longlong_as_double((long long)(third + 1023) << 52), x);
}

__device__ double rcbrt(double x)
{
    double a = fabs(x);
    if (a == 0.0 || !(a < __longlong_as_double(0x7ff0000000000000ll)))
        return __builtin_rcp_approx(x);
    double m;
    int third;
    double z = cbrt_reciprocal_root(a, &m, &third);
    double square = z * z, t = m * z;
    double h = fma(-square, t, 1.0) - fma(fma(z, z, -square), t, square * fma(m, z, -t));
    z = fma(z, h * 0.3333333333333333, z);
    return copysign(z * __longlong_as_double((long long)(1023 - third) << 52), x);
}
