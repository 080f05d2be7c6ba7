// Remainders of floats, exact: long division of the significands, twenty bits of the quotient a step. The product of a quotient of so few
// bits with the reciprocal is off by less than a quarter, so rounded to nearest it leaves a rest that fma computes without error.

// The significand in [1, 2) of a positive number, and its exponent.
static __device__ float fmodf_split(float a, int *exponent)
{
    int low = -127;
    if (a < 1.17549435e-38f) {
        a = a * 16777216.0f;
        low = -151;
    }
    *exponent = (__float_as_int(a) >> 23) + low;
    return __int_as_float((__float_as_int(a) & 0x7fffff) | 0x3f800000);
}

static __device__ float fmodf_power(int n)
{
    return __int_as_float((n + 127) << 23);
}

// |x| - n|y| with the sign of x: n is truncated, or nearest (even in ties); *quotient gets its low 31 bits.
static __device__ float fmodf_divide(float x, float y, bool nearest, int *quotient)
{
    float a = fabsf(x), b = fabsf(y), inf = __int_as_float(0x7f800000);
    *quotient = 0;
    if (!(a < inf) || !(b <= inf) || b == 0.0f)
        return __int_as_float(0x7fffffff);
    int exponent, left;
    float m = fmodf_split(b, &exponent), r = fmodf_split(a, &left);
    left = left - exponent;
    if (b == inf || a == 0.0f || left + (nearest ? 1 : 0) < 0)
        return x;
    if (left < 0)
        r = 0.5f * r;
    unsigned q = 0;
    if (r >= m) {
        r = r - m;
        q = 1;
    }
    float inverse = __builtin_rcp_approxf(m);
#pragma unroll 1
    for (; left > 0; left -= 20) {
        int step = min(left, 20);
        r = r * fmodf_power(step);
        float t = rintf(r * inverse);
        r = fmaf(-t, m, r);
        q = (q << step) + (unsigned)(int)t;
        if (r < 0.0f) {
            r = r + m;
            q = q - 1;
        }
    }
    if (nearest && (r + r > m || (r + r == m && (q & 1)))) {
        r = r - m;
        q = q + 1;
    }
    *quotient = (int)(q & 0x7fffffff) * ((__float_as_int(x) ^ __float_as_int(y)) < 0 ? -1 : 1);
    r = r * fmodf_power(exponent / 2) * fmodf_power(exponent - exponent / 2);
    return signbit(x) ? -r : r;
}

__device__ float fmodf(float x, float y)
{
    int quotient;
    return fmodf_divide(x, y, false, &quotient);
}

__device__ float remainderf(float x, float y)
{
    int quotient;
    float r = fmodf_divide(x, y, true, &quotient);
    return r == 0.0f ? copysignf(r, x) : r;
}

__device__ float remquof(float x, float y, int *quotient)
{
    float r = fmodf_divide(x, y, true, quotient);
    return r == 0.0f ? copysignf(r, x) : r;
}
