// Arc tangent: one odd minimax polynomial on [-1, 1]; pi/2 - atan(1/x) beyond, pi/2 in two words.

static __device__ double atan_unit(double x)
{
    double z = x * x;
    // fit atan: p(z)
    double p = 1.3489098378160423e-05;
    p = fma(p, z, -0.0001547951302849682);
    p = fma(p, z, 0.0008434752346895403);
    p = fma(p, z, -0.002919314227386039);
    p = fma(p, z, 0.007263302536863818);
    p = fma(p, z, -0.01399490918360903);
    p = fma(p, z, 0.022085071523041965);
    p = fma(p, z, -0.029985510850699157);
    p = fma(p, z, 0.03669349330527565);
    p = fma(p, z, -0.04221716311300282);
    p = fma(p, z, 0.04723292836110535);
    p = fma(p, z, -0.05253805414362098);
    p = fma(p, z, 0.058805925281065485);
    p = fma(p, z, -0.06666414994197842);
    p = fma(p, z, 0.07692281186544268);
    p = fma(p, z, -0.09090907119255015);
    p = fma(p, z, 0.11111111013651641);
    p = fma(p, z, -0.14285714282802262);
    p = fma(p, z, 0.19999999999955437);
    p = fma(p, z, -0.33333333333333093);
    return fma(z * p, x, x);
}

__device__ double atan(double x)
{
    double a = fabs(x);
    double result = atan_unit(a > 1.0 ? __builtin_reciprocal(fmin(a, 1e300)) : a);
    if (a > 1.0)
        result = 1.5707963267948966 - (result - 6.123233995736766e-17);
    return copysign(result, x);
}

__device__ double atan2(double y, double x)
{
    double inf = __longlong_as_double(0x7ff0000000000000ll);
    if (x != x || y != y)
        return x + y;
    double a = fabs(x), b = fabs(y);
    double large = fmax(a, b), small = fmin(a, b);
    double t = large == 0.0 ? 0.0 : small == inf ? 1.0 : small / large;
    double result = atan_unit(t);
    if (b > a)
        result = 1.5707963267948966 - (result - 6.123233995736766e-17);
    if (signbit(x))
        result = 3.141592653589793 - (result - 1.2246467991473532e-16);
    return copysign(result, y);
}
