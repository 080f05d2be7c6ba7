// Arc tangent of floats, as atan.cu has it for doubles.

static __device__ float atanf_unit(float x)
{
    float z = x * x;
    // fit atanf: p(z)
    float p = -0.0017987158f;
    p = fmaf(p, z, 0.010940916f);
    p = fmaf(p, z, -0.031234737f);
    p = fmaf(p, z, 0.058024436f);
    p = fmaf(p, z, -0.08408077f);
    p = fmaf(p, z, 0.10954095f);
    p = fmaf(p, z, -0.14264692f);
    p = fmaf(p, z, 0.19998603f);
    p = fmaf(p, z, -0.33333302f);
    return fmaf(z * p, x, x);
}

__device__ float atanf(float x)
{
    float a = fabsf(x);
    float result = atanf_unit(a > 1.0f ? __builtin_rcp_approxf(a) : a);
    if (a > 1.0f)
        result = 1.57079637f - (result + 4.37113883e-08f);
    return copysignf(result, x);
}

__device__ float atan2f(float y, float x)
{
    float inf = __int_as_float(0x7f800000);
    if (x != x || y != y)
        return x + y;
    float a = fabsf(x), b = fabsf(y);
    float large = fmaxf(a, b), small = fminf(a, b);
    float t = large == 0.0f ? 0.0f : small == inf ? 1.0f : small / large;
    float result = atanf_unit(t);
    if (b > a)
        result = 1.57079637f - (result + 4.37113883e-08f);
    if (signbit(x))
        result = 3.14159274f - (result + 8.74227766e-08f);
    return copysignf(result, y);
}
