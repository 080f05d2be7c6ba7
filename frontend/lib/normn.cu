// Lengths of vectors of any dimension: scaled by the power of two of the largest component, so that no square over- or underflows.

static __device__ double squares(int dim, const double *v, int *exponent)
{
    double largest = 0.0;
    for (int i = 0; i < dim; i++)
        largest = fmax(largest, fabs(v[i]));
    if (isinf(largest))
        return largest;
    *exponent = max(-1000, min(1000, (int)(__double_as_longlong(largest) >> 52) - 1023));
    double down = __longlong_as_double((long long)(1023 - *exponent) << 52);
    double sum = 0.0;
    for (int i = 0; i < dim; i++)
        sum = fma(v[i] * down, v[i] * down, sum);
    return sum;
}

__device__ double norm(int dim, const double *v)
{
    int exponent = 0;
    double sum = squares(dim, v, &exponent);
    return sqrt(sum) * __longlong_as_double((long long)(1023 + exponent) << 52);
}

__device__ double rnorm(int dim, const double *v)
{
    int exponent = 0;
    double sum = squares(dim, v, &exponent);
    return __longlong_as_double((long long)(1023 - exponent) << 52) / sqrt(sum);
}

// The square of a float fits a double.
static __device__ double squaresf(int dim, const float *v)
{
    double sum = 0.0;
    bool infinite = false;
    for (int i = 0; i < dim; i++) {
        infinite = infinite || isinf(v[i]);
        sum = fma((double)v[i], (double)v[i], sum);
    }
    return infinite ? __longlong_as_double(0x7ff0000000000000ll) : sum;
}

__device__ float normf(int dim, const float *v)
{
    return (float)sqrt(squaresf(dim, v));
}

__device__ float rnormf(int dim, const float *v)
{
    return (float)(1.0 / sqrt(squaresf(dim, v)));
}
