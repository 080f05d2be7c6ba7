// Inverse hyperbolic functions of floats through log1pf, as asinh.cu has them for doubles.

__device__ float asinhf(float x)
{
    float a = fabsf(x);
    float result;
    if (a > 1e9f) {
        result = logf(a) + 0.693147182f;
    } else {
        float z = a * a;
        result = log1pf(a + z / (1.0f + sqrtf(1.0f + z)));
    }
    return copysignf(result, x);
}

__device__ float acoshf(float x)
{
    if (x < 1.0f)
        return __int_as_float(0x7fffffff);
    if (x > 1e9f)
        return logf(x) + 0.693147182f;
    float t = x - 1.0f;
    return log1pf(t + sqrtf(fmaf(t, t, 2.0f * t)));
}

__device__ float atanhf(float x)
{
    float a = fabsf(x);
    float u = a < 0.5f ? 2.0f * a + 2.0f * a * a / (1.0f - a) : 2.0f * a / (1.0f - a);
    return copysignf(0.5f * log1pf(u), x);
}
