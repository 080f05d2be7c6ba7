// Sine and cosine of pi * x for floats, as sinpi.cu has them for doubles.

static __device__ float sinpif_sine(float r)
{
    float h = r * 3.14159274f;
    float lo = fmaf(r, 3.14159274f, -h) + r * -8.74227766e-08f;
    float z = h * h;
    // fit sinf: p(z)
    float p = 2.8043792e-06f;
    p = fmaf(p, z, -0.00019850297f);
    p = fmaf(p, z, 0.008333373f);
    p = fmaf(p, z, -0.16666667f);
    return h + fmaf(h * z, p, lo);
}

static __device__ float sinpif_cosine(float r)
{
    float h = r * 3.14159274f;
    float z = h * h;
    // fit cosf: p(z)
    float p = 2.4432942e-05f;
    p = fmaf(p, z, -0.0013887313f);
    p = fmaf(p, z, 0.041666646f);
    return fmaf(fmaf(p, z, -0.5f), z, 1.0f);
}

static __device__ float sinpif_turn(float r, int quadrant)
{
    float result = quadrant & 1 ? sinpif_cosine(r) : sinpif_sine(r);
    return quadrant & 2 ? -result : result;
}

// x = q/2 + r; q modulo 4
static __device__ float sinpif_reduce(float x, int *quadrant)
{
    float q = rintf(2.0f * x);
    if (fabsf(x) >= 8388608.0f)
        q = 2.0f * (x - 2.0f * truncf(0.5f * x));
    *quadrant = (int)(q - 4.0f * truncf(0.25f * q));
    return fabsf(x) >= 8388608.0f ? 0.0f * x : fmaf(q, -0.5f, x);
}

__device__ float sinpif(float x)
{
    int quadrant;
    float r = sinpif_reduce(x, &quadrant);
    // at integers the zero has the sign of x
    return r == 0.0f && !(quadrant & 1) ? 0.0f * x : sinpif_turn(r, quadrant);
}

__device__ float cospif(float x)
{
    int quadrant;
    float r = sinpif_reduce(x, &quadrant);
    return r == 0.0f && (quadrant & 1) ? 0.0f : sinpif_turn(r, quadrant + 1);
}

__device__ void sincospif(float x, float *sine, float *cosine)
{
    *sine = sinpif(x);
    *cosine = cospif(x);
}
