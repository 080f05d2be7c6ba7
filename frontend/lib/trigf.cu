// Sine and cosine. x = q * pi/2 + r with |r| <= pi/4; minimax polynomials in r**2. At most 2 ulp over
// all floats: below 2**16 Cody and Waite's three-part reduction with fma, above it Payne and Hanek's
// ("Radian Reduction for Trigonometric Functions", 1983) with the bits of 2/pi that matter.

// A zero word, then the bits of 2/pi after the point.
static __constant__ const unsigned two_over_pi[9] = {
    0x00000000u, 0xa2f9836eu, 0x4e441529u, 0xfc2757d1u, 0xf534ddc0u, 0xdb629599u, 0x3c439041u, 0xfe5163abu, 0xdebbc561u,
};

// Reduces a finite |x| >= 2**16. x = m * 2**k; bits of 2/pi of weight 2**(2-k) and more give multiples
// of 4 quadrants; the next 96 decide the quadrant and the fraction to 2**-70.
static __device__ float trigf_reduce_large(float x, int *quadrant)
{
    unsigned bits = (unsigned)__float_as_int(x);
    unsigned long long m = (bits & 0x7fffffu) | 0x800000u;
    int position = (int)((bits >> 23) & 255u) - 150 - 2 + 32;
    int word = position >> 5, shift = 32 - (position & 31);
    unsigned long long t0 = two_over_pi[word], t1 = two_over_pi[word + 1];
    unsigned long long t2 = two_over_pi[word + 2], t3 = two_over_pi[word + 3];
    unsigned long long w0 = ((t0 << 32 | t1) >> shift) & 0xffffffffu;
    unsigned long long w1 = ((t1 << 32 | t2) >> shift) & 0xffffffffu;
    unsigned long long w2 = ((t2 << 32 | t3) >> shift) & 0xffffffffu;
    unsigned long long middle = m * w1 + ((m * w2) >> 32);
    unsigned long long turn = ((m * w0 + (middle >> 32)) << 32) | (middle & 0xffffffffu);
    long long fraction = (long long)(turn << 2);
    int q = (int)(turn >> 62) + (fraction < 0 ? 1 : 0);
    // 2**-64 * pi/2
    float r = (float)((double)fraction * 8.5153039502163873e-20);
    if (x < 0.0f) {
        r = -r;
        q = -q;
    }
    *quadrant = q;
    return r;
}

static __device__ float trigf_reduce(float x, int *quadrant)
{
    if (fabsf(x) >= 65536.0f) {
        if (fabsf(x) == __int_as_float(0x7f800000))
            return x - x;
        return trigf_reduce_large(x, quadrant);
    }
    float q = rintf(x * 0.636619747f);
    *quadrant = (int)q;
    float r = fmaf(q, -1.57079601f, x);
    r = fmaf(q, -3.13916473e-07f, r);
    return fmaf(q, -5.39030253e-15f, r);
}

// sin(r) or, for an odd quadrant, cos(r); negated in quadrants 2 and 3
static __device__ float sine_of(float r, int quadrant)
{
    float z = r * r;
    // fit sinf: sine(z)
    float sine = 2.8043792e-06f;
    sine = fmaf(sine, z, -0.00019850297f);
    sine = fmaf(sine, z, 0.008333373f);
    sine = fmaf(sine, z, -0.16666667f);
    sine = fmaf(sine * z, r, r);
    // fit cosf: cosine(z)
    float cosine = 2.4432942e-05f;
    cosine = fmaf(cosine, z, -0.0013887313f);
    cosine = fmaf(cosine, z, 0.041666646f);
    cosine = fmaf(z, fmaf(z, cosine, -0.5f), 1.0f);
    float result = quadrant & 1 ? cosine : sine;
    return quadrant & 2 ? -result : result;
}

__device__ float sinf(float x)
{
    int quadrant = 0;
    float r = trigf_reduce(x, &quadrant);
    float result = sine_of(r, quadrant);
    return x == 0.0f ? x : result;
}

__device__ float cosf(float x)
{
    int quadrant = 0;
    float r = trigf_reduce(x, &quadrant);
    return sine_of(r, quadrant + 1);
}

__device__ float tanf(float x)
{
    int quadrant = 0;
    float r = trigf_reduce(x, &quadrant);
    float result = __builtin_quotientf(sine_of(r, quadrant), sine_of(r, quadrant + 1));
    return x == 0.0f ? x : result;
}

__device__ void sincosf(float x, float *sine, float *cosine)
{
    int quadrant = 0;
    float r = trigf_reduce(x, &quadrant);
    float result = sine_of(r, quadrant);
    *sine = x == 0.0f ? x : result;
    *cosine = sine_of(r, quadrant + 1);
}
