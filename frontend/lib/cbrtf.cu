// Float cube roots, as cbrt.cu has them for doubles with one iteration less.

static __device__ float cbrtf_reciprocal_root(float x, float *significand, int *third)
{
    int q = -128;
    if (x < 1.17549435e-38f) {
        x = x * 16777216.0f;
        q = q - 8;
    }
    int bits = __float_as_int(x);
    int e = (bits >> 23) - 127 + 384;
    int whole = e / 3;
    float m = __int_as_float((bits & 0x7fffff) | (e - 3 * whole + 127) << 23);
    // fit rcbrtf: z(m)
    float z = 0.0005585998f;
    z = fmaf(z, m, -0.012562772f);
    z = fmaf(z, m, 0.10643738f);
    z = fmaf(z, m, -0.4378796f);
    z = fmaf(z, m, 1.3377459f);
    float h = fmaf(-m * z, z * z, 1.0f);
    z = fmaf(z * h, fmaf(h, fmaf(h, 0.172839507f, 0.222222224f), 0.333333343f), z);
    *significand = m;
    *third = q + whole;
    return z;
}

__device__ float cbrtf(float x)
{
    float a = fabsf(x);
    if (a == 0.0f || !(a < __int_as_float(0x7f800000)))
        return x;
    float m;
    int third;
    float z = cbrtf_reciprocal_root(a, &m, &third);
    float zz = z * z;
    float y = m * zz;
    float square = y * y;
    float residual = fmaf(square, y, -m) + fmaf(y, y, -square) * y;
    y = fmaf(residual * -0.333333343f, zz, y);
    return copysignf(y * __int_as_float((third + 127) << 23), x);
}

__device__ float rcbrtf(float x)
{
    float a = fabsf(x);
    if (a == 0.0f || !(a < __int_as_float(0x7f800000)))
        return __builtin_rcp_approxf(x);
    float m;
    int third;
    float z = cbrtf_reciprocal_root(a, &m, &third);
    float square = z * z, t = m * z;
    float h = fmaf(-square, t, 1.0f) - fmaf(fmaf(z, z, -square), t, square * fmaf(m, z, -t));
    z = fmaf(z, h * 0.333333343f, z);
    return copysignf(z * __int_as_float((127 - third) << 23), x);
}
