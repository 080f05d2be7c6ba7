// Sine, cosine and tangent of doubles. x = q * pi/2 + r, r in two words, |r| <= pi/4: below 2**20 by Cody and Waite's
// reduction with fma, above it by Payne and Hanek's ("Radian Reduction for Trigonometric Functions", 1983), which
// multiplies by those 192 bits of 2/pi that matter; then minimax polynomials in r**2.

// The bits of 2/pi after the point, behind a word of zeros.
static __constant__ const unsigned long long two_over_pi[20] = {
    0, 0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561,
    0xb7246e3a424dd2e0, 0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484, 0xe99c7026b45f7e41,
    0x3991d639835339f4, 0x9c845f8bbdf9283b, 0x1ff897ffde05980f, 0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7,
    0x4f463f669e5fea2d, 0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab,
};

static __device__ unsigned long long window(int position)
{
    int word = position >> 6, shift = position & 63;
    unsigned long long high = two_over_pi[word] << shift;
    return shift == 0 ? high : high | two_over_pi[word + 1] >> (64 - shift);
}

// Finite |x| >= 2**20 = m * 2**k: bits of 2/pi of weight 2**(2-k) and more give multiples of 4 quadrants.
static __device__ double trig_reduce_large(double x, double *lo, int *quadrant)
{
    unsigned long long bits = (unsigned long long)__double_as_longlong(x);
    unsigned long long m = (bits & 0xfffffffffffffull) | 0x10000000000000ull;
    int position = (int)((bits >> 52) & 2047) - 1075 - 2 + 64;
    unsigned long long w0 = window(position), w1 = window(position + 64), w2 = window(position + 128);
    unsigned long long low = m * w1 + __umul64hi(m, w2);
    unsigned long long high = m * w0 + __umul64hi(m, w1) + (low < m * w1 ? 1 : 0);
    int q = (int)(high >> 62);
    high = high << 2 | low >> 62;
    low = low << 2;
    bool negative = (long long)high < 0;
    if (negative) {
        q = q + 1;
        high = ~high;
        low = ~low;
    }
    // the fraction of a quadrant is high:low * 2**-128: its first 53 bits, then the next 64
    int zeros = __clzll((long long)high);
    if (zeros > 0) {
        high = high << zeros | low >> (64 - zeros);
        low = low << zeros;
    }
    double unit = __longlong_as_double((long long)(1023 - 53 - zeros) << 52);
    double a = (double)(long long)(high >> 11) * unit;
    double b = (double)(high << 53 | low >> 11) * (unit * 5.421010862427522e-20);
    double r = a * 1.5707963267948966;
    double rest = fma(a, 1.5707963267948966, -r) + fma(a, 6.123233995736766e-17, b * 1.5707963267948966);
    if (negative != x < 0.0) {
        r = -r;
        rest = -rest;
    }
    *quadrant = x < 0.0 ? -q : q;
    *lo = rest;
    return r;
}

static __device__ double trig_reduce(double x, double *lo, int *quadrant)
{
    if (fabs(x) >= 1048576.0) {
        *lo = 0.0;
        *quadrant = 0;
        return fabs(x) == __longlong_as_double(0x7ff0000000000000ll) ? x - x : trig_reduce_large(x, lo, quadrant);
    }
    double q = rint(x * 0.6366197723675814);
    *quadrant = (int)q;
    // the first step is exact, the second in two words
    double t = fma(q, -1.5707963267948966, x);
    double p = q * -6.123233995736766e-17;
    double r = t + p;
    double part = r - t;
    double rest = (t - (r - part)) + (p - part);
    *lo = rest + fma(q, 1.4973849048591698e-33, fma(q, -6.123233995736766e-17, -p));
    return r;
}

static __device__ double trig_sine(double r, double lo)
{
    double z = r * r;
    // fit sin: p(z)
    double p = 1.5896833932891552e-10;
    p = fma(p, z, -2.5050758898557058e-08);
    p = fma(p, z, 2.755731369797092e-06);
    p = fma(p, z, -0.00019841269829829213);
    p = fma(p, z, 0.008333333333322446);
    p = fma(p, z, -0.16666666666666632);
    // sin(r + lo) = sin r + lo * cos r
    return r + fma(r * z, p, fma(z, -0.5 * lo, lo));
}

static __device__ double trig_cosine(double r, double lo)
{
    double z = r * r;
    // fit cos: p(z)
    double p = -1.1359673510459538e-11;
    p = fma(p, z, 2.0875723776934394e-09);
    p = fma(p, z, -2.7557314356144964e-07);
    p = fma(p, z, 2.4801587289496004e-05);
    p = fma(p, z, -0.0013888888888874146);
    p = fma(p, z, 0.0416666666666666);
    double half = 0.5 * z;
    double one = 1.0 - half;
    return one + (((1.0 - one) - half) + fma(z * z, p, -r * lo));
}

static __device__ double trig_turn(double r, double lo, int quadrant)
{
    double result = quadrant & 1 ? trig_cosine(r, lo) : trig_sine(r, lo);
    return quadrant & 2 ? -result : result;
}

__device__ double sin(double x)
{
    double lo;
    int quadrant;
    double r = trig_reduce(x, &lo, &quadrant);
    return x == 0.0 ? x : trig_turn(r, lo, quadrant);
}

__device__ double cos(double x)
{
    double lo;
    int quadrant;
    double r = trig_reduce(x, &lo, &quadrant);
    return trig_turn(r, lo, quadrant + 1);
}

__device__ void sincos(double x, double *sine, double *cosine)
{
    double lo;
    int quadrant;
    double r = trig_reduce(x, &lo, &quadrant);
    *sine = x == 0.0 ? x : trig_turn(r, lo, quadrant);
    *cosine = trig_turn(r, lo, quadrant + 1);
}

__device__ double tan(double x)
{
    double lo;
    int quadrant;
    double r = trig_reduce(x, &lo, &quadrant);
    double s = trig_sine(r, lo), c = trig_cosine(r, lo);
    double result = __builtin_quotient(quadrant & 1 ? -c : s, quadrant & 1 ? s : c);
    return x == 0.0 ? x : result;
}
