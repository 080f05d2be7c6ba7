// The normal distribution: erfc(-x / sqrt 2) / 2, the quotient in two words.

__device__ double normcdf(double x)
{
    double a = fabs(x);
    if (!(a >= 0.75))
        return fma(0.5, erf(x * 0.7071067811865476), 0.5);
    a = fmin(a, 40.0);
    double h = a * 0.7071067811865476;
    double lo = fma(a, 0.7071067811865476, -h) - a * 4.833646656726457e-17;
    double c = 0.5 * __builtin_erfc_parts(h, lo);
    return x < 0.0 ? c : 1.0 - c;
}
