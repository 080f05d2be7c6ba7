// e**x - 1 for floats, as expm1.cu does it for doubles.

__device__ float expm1f(float x)
{
    if (x == 0.0f || x != x)
        return x;
    x = fminf(fmaxf(x, -30.0f), 89.0f);
    float n = rintf(x * 1.44269502f);
    float large = fmaf(n, -0.693147182f, x);
    float r = fmaf(n, 1.90465421e-09f, large);
    float rest = fmaf(n, 1.90465421e-09f, large - r);
    // fit expm1f: p(r)
    float p = 0.00019958396f;
    p = fmaf(p, r, 0.001393373f);
    p = fmaf(p, r, 0.008333192f);
    p = fmaf(p, r, 0.041666478f);
    p = fmaf(p, r, 0.16666667f);
    p = fmaf(p, r, 0.5f);
    int exponent = (int)n;
    float t = 1.0f - __int_as_float((127 - min(exponent, 32)) << 23);
    float sum = t + r;
    float tail = (t - sum) + r + rest;
    float result = sum + fmaf(p, r * r, tail);
    // 2**128 is no float
    int half = exponent >> 1;
    return result * __int_as_float((half + 127) << 23) * __int_as_float((exponent - half + 127) << 23);
}
