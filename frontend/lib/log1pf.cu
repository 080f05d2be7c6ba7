// log(1 + x) for floats: the logarithm's polynomial, and what is lost in u = 1 + x as a first-order term.

__device__ float log1pf(float x)
{
    float inf = __int_as_float(0x7f800000);
    if (!(x < inf) || x == 0.0f)
        return x;
    if (x <= -1.0f)
        return x == -1.0f ? -inf : __int_as_float(0x7fffffff);
    float f = x, e = 0.0f, correction = 0.0f;
    if (x < -0.333f || x > 0.333f) {
        float u = 1.0f + x;
        correction = (x > 1.0f ? 1.0f - (u - x) : x - (u - 1.0f)) * __builtin_rcp_approxf(u);
        int bits = __float_as_int(u);
        int k = (bits - 0x3f2aaaab) >> 23;
        e = (float)k;
        f = __int_as_float(bits - (k << 23)) - 1.0f;
    }
    // fit log_f: p(f)
    float p = 0.1212091f;
    p = fmaf(p, f, -0.12865849f);
    p = fmaf(p, f, 0.107224934f);
    p = fmaf(p, f, -0.12190989f);
    p = fmaf(p, f, 0.14307554f);
    p = fmaf(p, f, -0.16679929f);
    p = fmaf(p, f, 0.19999476f);
    p = fmaf(p, f, -0.24999812f);
    p = fmaf(p, f, 0.33333337f);
    p = fmaf(p, f, -0.5f);
    float small = fmaf(p * f, f, fmaf(e, -1.90465421e-09f, correction));
    if (e == 0.0f)
        return f + small;
    float big = e * 0.693145752f;
    float sum = big + f;
    float rest = (big - sum) + f;
    return sum + (rest + fmaf(p * f, f, fmaf(e, 1.42860682e-06f, correction)));
}
