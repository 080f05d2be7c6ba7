// Power. x**y = e**(y * log(x)) with the logarithm and the product carried as sums hi + lo of two
// floats, so that the error of the exponent stays below one unit in 2**-24. 

// |x|**y for x positive and finite
static __device__ float powf_pow_positive(float x, float y)
{
    float e = 0.0f;
    if (x < 1.17549435e-38f) {
        x = x * 8388608.0f;
        e = -23.0f;
    }
    int bits = __float_as_int(x);
    int step = (bits - 0x3f3504f3) >> 23;
    e = e + (float)step;
    float m = __int_as_float(bits - (step << 23));

    // log(m) = 2 * (q + q**3/3 + q**5/5 + ...), q = (m - 1) / (m + 1) as qhi + qlo; the slope of the
    // series at qhi is 2 * (1 + q**2 + ...), which is what qlo counts for
    float a = m - 1.0f;
    float b = m + 1.0f;
    float blo = m - (b - 1.0f);
    float r = __builtin_rcp_approxf(b);
    float qhi = a * r;
    float qlo = fmaf(-qhi, blo, fmaf(-qhi, b, a)) * r;
    float s = qhi * qhi;
    // fit pow_f: t(s)
    float t = 0.24028824f;
    t = fmaf(t, s, 0.2851015f);
    t = fmaf(t, s, 0.4000085f);
    t = fmaf(t, s, 0.6666666f);
    t = t * s;
    float small = fmaf(qhi, t, 2.0f * fmaf(qlo, s, qlo));
    float hi = 2.0f * qhi + small;
    float lo = small - (hi - 2.0f * qhi);

    // + e * ln 2: the first product is exact (ln 2 rounded to 16 bits)
    float big = e * 0.693145752f;
    float sum = big + hi;
    float part = sum - big;
    lo = lo + ((big - (sum - part)) + (hi - part));
    lo = fmaf(e, 1.42860682e-06f, lo);

    float loghi = sum + lo;
    float loglo = lo - (loghi - sum);
    float product = y * loghi;
    float rest = fmaf(y, loghi, -product);
    rest = fmaf(y, loglo, rest);
    if (product > 89.0f)
        return __int_as_float(0x7f800000);
    if (product < -104.5f)
        return 0.0f;
    return __builtin_scaled_expf(product, rest, 0);
}

__device__ float powf(float x, float y)
{
    float inf = __int_as_float(0x7f800000);
    if (x == 1.0f || y == 0.0f)
        return 1.0f;
    if (x != x || y != y)
        return x + y;
    float magnitude = fabsf(x);
    bool whole = truncf(y) == y;
    bool odd = whole && 2.0f * truncf(0.5f * y) != y;
    float result;
    if (fabsf(y) == inf) {
        if (magnitude == 1.0f)
            return 1.0f;
        return (magnitude > 1.0f) == (y > 0.0f) ? inf : 0.0f;
    }
    if (magnitude == 0.0f || magnitude == inf)
        result = (magnitude == 0.0f) == (y > 0.0f) ? 0.0f : inf;
    else if (x < 0.0f && !whole)
        return __int_as_float(0x7fffffff);
    else
        result = powf_pow_positive(magnitude, y);
    return odd && __float_as_int(x) < 0 ? -result : result;
}
