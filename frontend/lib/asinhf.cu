// Inverse hyperbolic functions of floats through log1pf, as asinh.cu has them for doubles.

__device__ float asinhf(float x)
{
    float a = fabsf(x);
    float z = a * a;
    bool far = a > 1e9f;
    float result = log1pf(far ? a : a + __builtin_quotientf(z, 1.0f + __builtin_rootf(1.0f + z)));
    return copysignf(far ? result + 0.693147182f : result, x);
}

__device__ float acoshf(float x)
{
    if (x < 1.0f)
        return __int_as_float(0x7fffffff);
    float t = x - 1.0f;
    bool far = x > 1e9f;
    float result = log1pf(far ? x : t + __builtin_rootf(fmaf(t, t, 2.0f * t)));
    return far ? result + 0.693147182f : result;
}

__device__ float atanhf(float x)
{
    float a = fminf(fabsf(x), 2.0f);
    float u = 2.0f * a * __builtin_rcp_approxf(1.0f - a);
    if (a < 0.5f)
        u = fmaf(u, a, 2.0f * a);
    return copysignf(0.5f * log1pf(u), x);
}
