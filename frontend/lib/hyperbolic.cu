// Hyperbolic tangent. Near 0 an odd polynomial (minimax, |x| < 0.55), elsewhere 1 - 2 / (e**(2|x|) + 1). At most 2 ulp.

static __device__ float tanh_exp(float x)
{
    float n = rintf(x * 1.44269502f);
    float r = fmaf(n, -0.693147182f, x);
    r = fmaf(n, 1.90465421e-09f, r);
    float p = 0.00139505242f;
    p = fmaf(p, r, 0.00836891774f);
    p = fmaf(p, r, 0.041666206f);
    p = fmaf(p, r, 0.166665182f);
    p = fmaf(p, r, 0.5f);
    p = fmaf(p, r * r, r) + 1.0f;
    return p * __int_as_float(((int)n + 127) << 23);
}

__device__ float tanhf(float x)
{
    float a = fabsf(x);
    float result;
    if (a < 0.55f) {
        float s = a * a;
        float p = -0.00627907412f;
        p = fmaf(p, s, 0.0210755076f);
        p = fmaf(p, s, -0.0538533516f);
        p = fmaf(p, s, 0.133325979f);
        p = fmaf(p, s, -0.333333164f);
        result = fmaf(p * s, a, a);
    } else {
        result = a > 10.0f ? 1.0f : 1.0f - 2.0f / (tanh_exp(2.0f * a) + 1.0f);
    }
    if (x != x)
        result = x;
    return copysignf(result, x);
}
