// Sine and cosine of pi * x: the reduction to |r| <= 1/4 is exact, pi * r is taken in two words.

static __device__ double sinpi_sine(double r)
{
    double h = r * 3.141592653589793;
    double lo = fma(r, 3.141592653589793, -h) + r * 1.2246467991473532e-16;
    double z = h * h;
    // fit sin: p(z)
    double p = 1.5896833932891552e-10;
    p = fma(p, z, -2.5050758898557058e-08);
    p = fma(p, z, 2.755731369797092e-06);
    p = fma(p, z, -0.00019841269829829213);
    p = fma(p, z, 0.008333333333322446);
    p = fma(p, z, -0.16666666666666632);
    return h + fma(h * z, p, lo);
}

static __device__ double sinpi_cosine(double r)
{
    double h = r * 3.141592653589793;
    double lo = fma(r, 3.141592653589793, -h) + r * 1.2246467991473532e-16;
    double z = h * h;
    // fit cos: p(z)
    double p = -1.1359673510459538e-11;
    p = fma(p, z, 2.0875723776934394e-09);
    p = fma(p, z, -2.7557314356144964e-07);
    p = fma(p, z, 2.4801587289496004e-05);
    p = fma(p, z, -0.0013888888888874146);
    p = fma(p, z, 0.0416666666666666);
    double half = 0.5 * z;
    double one = 1.0 - half;
    return one + (((1.0 - one) - half) + fma(z * z, p, -h * lo));
}

static __device__ double sinpi_turn(double r, int quadrant)
{
    double result = quadrant & 1 ? sinpi_cosine(r) : sinpi_sine(r);
    return quadrant & 2 ? -result : result;
}

// x = q/2 + r; q modulo 4
static __device__ double sinpi_reduce(double x, int *quadrant)
{
    double q = rint(2.0 * x);
    if (fabs(x) >= 4503599627370496.0)
        q = 2.0 * (x - 2.0 * trunc(0.5 * x));
    *quadrant = (int)(q - 4.0 * trunc(0.25 * q));
    return fabs(x) >= 4503599627370496.0 ? 0.0 * x : fma(q, -0.5, x);
}

__device__ double sinpi(double x)
{
    int quadrant;
    double r = sinpi_reduce(x, &quadrant);
    // at integers the zero has the sign of x
    return r == 0.0 && !(quadrant & 1) ? 0.0 * x : sinpi_turn(r, quadrant);
}

__device__ double cospi(double x)
{
    int quadrant;
    double r = sinpi_reduce(x, &quadrant);
    return r == 0.0 && (quadrant & 1) ? 0.0 : sinpi_turn(r, quadrant + 1);
}

__device__ void sincospi(double x, double *sine, double *cosine)
{
    *sine = sinpi(x);
    *cosine = cospi(x);
}
