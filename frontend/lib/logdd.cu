// The logarithm as a sum of two doubles, relative error about 2**-65, for those functions that multiply it:
// log(m) = 2s + s**3 * (2/3 + s**2 * p(s**2)), s = (m - 1) / (m + 1), in double-double arithmetic
// (T. J. Dekker, "A Floating-Point Technique for Extending the Available Precision", 1971).

// log(m) as the value and *lo, where x = 2**exponent * m is positive and finite and m in [sqrt(1/2), sqrt(2)).
__device__ double __builtin_log_parts(double x, double *lo, double *exponent)
{
    double e = 0.0;
    if (x < 2.2250738585072014e-308) {
        x = x * 18014398509481984.0;
        e = -54.0;
    }
    long long bits = __double_as_longlong(x);
    int k = (int)((bits - 0x3fe6a09e667f3bcdll) >> 52);
    *exponent = e + (double)k;
    double m = __longlong_as_double(bits - ((long long)k << 52));
    double a = m - 1.0, b = m + 1.0;
    double blo = m - (b - 1.0);
    double r = __builtin_reciprocal(b);
    double s = a * r;
    double slo = fma(-s, blo, fma(-s, b, a)) * r;
    double z = s * s;
    double zlo = fma(s, s, -z) + 2.0 * s * slo;
    // fit log_dd: p(z)
    double p = 0.13196328148019554;
    p = fma(p, z, 0.1325681804498921);
    p = fma(p, z, 0.15386757310288496);
    p = fma(p, z, 0.1818178436765808);
    p = fma(p, z, 0.22222222519917967);
    p = fma(p, z, 0.2857142857009957);
    p = fma(p, z, 0.40000000000002256);
    double zp = z * p;
    double c = 0.6666666666666666 + zp;
    double clo = (0.6666666666666666 - c) + zp + 3.700743415417188e-17;
    double w = z * c;
    double wlo = fma(z, c, -w) + fma(z, clo, zlo * c);
    double v = s * w;
    double vlo = fma(s, w, -v) + fma(s, wlo, slo * w);
    double sum = 2.0 * s + v;
    double rest = (2.0 * s - sum) + v + (vlo + 2.0 * slo);
    double hi = sum + rest;
    *lo = rest - (hi - sum);
    return hi;
}
