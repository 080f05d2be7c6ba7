// Exponentials of base 2 and 10: the integer part goes to the exponent, the rest r into b**r = 1 + r * p(r).

static __device__ double scale(double e, double n)
{
    int exponent = (int)n;
    int half = exponent >> 1;
    double low = __longlong_as_double((long long)(half + 1023) << 52);
    return e * low * __longlong_as_double((long long)(exponent - half + 1023) << 52);
}

__device__ double exp2(double x)
{
    if (x != x)
        return x;
    x = fmin(fmax(x, -2000.0), 2000.0);
    double n = rint(x);
    double r = x - n;
    // fit exp2: p(r)
    double p = 4.457395294413885e-10;
    p = fma(p, r, 7.073860130149608e-09);
    p = fma(p, r, 1.0178046399837664e-07);
    p = fma(p, r, 1.3215434817558787e-06);
    p = fma(p, r, 1.5252733867720979e-05);
    p = fma(p, r, 0.00015403530458077405);
    p = fma(p, r, 0.0013333558146378787);
    p = fma(p, r, 0.009618129107593335);
    p = fma(p, r, 0.05550410866482174);
    p = fma(p, r, 0.24022650695910133);
    p = fma(p, r, 0.6931471805599453);
    return scale(fma(r, p, 1.0), n);
}

__device__ double exp10(double x)
{
    if (x != x)
        return x;
    x = fmin(fmax(x, -600.0), 600.0);
    double n = rint(x * 3.321928094887362);
    double r = fma(n, -0.3010299956639812, x);
    r = fma(n, 2.8037281277851704e-18, r);
    // fit exp10: p(r)
    double p = 0.00024231133553296742;
    p = fma(p, r, 0.0011576008108620474);
    p = fma(p, r, 0.005013909318797321);
    p = fma(p, r, 0.019597617544310036);
    p = fma(p, r, 0.06808936535868189);
    p = fma(p, r, 0.20699584956643716);
    p = fma(p, r, 0.5393829291935721);
    p = fma(p, r, 1.1712551489079863);
    p = fma(p, r, 2.0346785922934822);
    p = fma(p, r, 2.650949055239206);
    p = fma(p, r, 2.302585092994046);
    return scale(fma(r, p, 1.0), n);
}
