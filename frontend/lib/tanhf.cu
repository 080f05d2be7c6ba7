// Hyperbolic tangent of floats: an odd polynomial near 0, elsewhere 1 - 2 / (e**(2|x|) + 1).

__device__ float tanhf(float x)
{
    float a = fabsf(x);
    float z = a * a;
    // fit tanhf: p(z)
    float p = 0.0019022964f;
    p = fmaf(p, z, -0.007893414f);
    p = fmaf(p, z, 0.021576853f);
    p = fmaf(p, z, -0.05392249f);
    p = fmaf(p, z, 0.13333002f);
    p = fmaf(p, z, -0.33333325f);
    float far = 1.0f - __fdividef(2.0f, __builtin_ex2_approx(a * 2.88539004f) + 1.0f);
    return copysignf(a < 0.7f ? fmaf(p * z, a, a) : far, x);
}
