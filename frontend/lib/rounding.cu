// Rounding to integers with halves away from zero, and the positive difference. All results are exact or rounded once.

// The sum with 0.5 would round the largest float below 0.5 up, so the fraction is tested.
__device__ float roundf(float x)
{
    float whole = truncf(x);
    if (fabsf(x - whole) >= 0.5f)
        whole = whole + copysignf(1.0f, x);
    return copysignf(whole, x);
}

__device__ double round(double x)
{
    double whole = trunc(x);
    if (fabs(x - whole) >= 0.5)
        whole = whole + copysign(1.0, x);
    return copysign(whole, x);
}

__device__ long lroundf(float x)
{
    return (long)roundf(x);
}

__device__ long long llroundf(float x)
{
    return (long long)roundf(x);
}

__device__ long lround(double x)
{
    return (long)round(x);
}

__device__ long long llround(double x)
{
    return (long long)round(x);
}

__device__ float fdimf(float x, float y)
{
    if (x != x || y != y)
        return x + y;
    return x > y ? x - y : 0.0f;
}

__device__ double fdim(double x, double y)
{
    if (x != x || y != y)
        return x + y;
    return x > y ? x - y : 0.0;
}
