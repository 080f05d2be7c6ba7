// Lengths of float vectors and their reciprocals: the largest component is scaled near 1. An infinite component wins
// over a NaN (C11 F.10.4.3).

static __device__ float normf_length(float x, float y, float z, float t, bool reciprocal)
{
    float inf = __int_as_float(0x7f800000);
    float a = fabsf(x), b = fabsf(y), c = fabsf(z), d = fabsf(t);
    float largest = fmaxf(fmaxf(a, b), fmaxf(c, d));
    if (largest == inf)
        return reciprocal ? 0.0f : inf;
    if (a != a || b != b || c != c || d != d)
        return x + y + z + t;
    if (largest == 0.0f)
        return reciprocal ? inf : 0.0f;
    int exponent = max(-100, min(100, (__float_as_int(largest) >> 23) - 127));
    float down = __int_as_float((127 - exponent) << 23);
    a = a * down;
    b = b * down;
    c = c * down;
    d = d * down;
    float sum = fmaf(a, a, fmaf(b, b, fmaf(c, c, d * d)));
    if (reciprocal) {
        float r = rsqrtf(sum);
        return fmaf(0.5f * r, fmaf(-sum * r, r, 1.0f), r) * down;
    }
    return __builtin_rootf(sum) * __int_as_float((127 + exponent) << 23);
}

__device__ float hypotf(float x, float y)
{
    return normf_length(x, y, 0.0f, 0.0f, false);
}

__device__ float rhypotf(float x, float y)
{
    return normf_length(x, y, 0.0f, 0.0f, true);
}

__device__ float norm3df(float x, float y, float z)
{
    return normf_length(x, y, z, 0.0f, false);
}

__device__ float rnorm3df(float x, float y, float z)
{
    return normf_length(x, y, z, 0.0f, true);
}

__device__ float norm4df(float x, float y, float z, float t)
{
    return normf_length(x, y, z, t, false);
}

__device__ float rnorm4df(float x, float y, float z, float t)
{
    return normf_length(x, y, z, t, true);
}
