// Hyperbolic sine and cosine of floats: an odd polynomial near 0, elsewhere from e**|x| / 2.

__device__ float sinhf(float x)
{
    float a = fabsf(x);
    if (x != x)
        return x;
    float z = a * a;
    // fit sinhf: p(z)
    float p = 2.7915949e-06f;
    p = fmaf(p, z, 0.00019841416f);
    p = fmaf(p, z, 0.008333316f);
    p = fmaf(p, z, 0.16666667f);
    float h = __builtin_scaled_expf(a, 0.0f, -1);
    return a < 1.0f ? fmaf(p * z, x, x) : copysignf(h - 0.25f * __builtin_rcp_approxf(h), x);
}

__device__ float coshf(float x)
{
    if (x != x)
        return x;
    float h = __builtin_scaled_expf(fabsf(x), 0.0f, -1);
    return h + 0.25f * __builtin_rcp_approxf(h);
}
