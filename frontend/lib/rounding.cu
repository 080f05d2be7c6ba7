// Rounding and remainders. All results are exact, or correctly rounded where one rounding is asked for.

// Halves away from zero: the sum with 0.5 would round the largest float below 0.5 up, so the fraction is tested.
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

__device__ double rsqrt(double x)
{
    return 1.0 / sqrt(x);
}

__device__ float fdimf(float x, float y)
{
    if (x != x || y != y)
        return x + y;
    return x > y ? x - y : 0.0f;
}

// x - trunc(x / y) * y without rounding: long division of the magnitudes, one bit of the quotient a step.
__device__ float fmodf(float x, float y)
{
    float inf = __int_as_float(0x7f800000);
    float a = fabsf(x), b = fabsf(y);
    if (!(a < inf) || b != b || b == 0.0f)
        return (x * y) / (x * y);
    if (a < b)
        return x;
    float scaled = b;
    // 2**k * b for the largest k that stays below a: multiplication by 2 is exact
    while (scaled <= a * 0.5f)
        scaled = scaled * 2.0f;
    while (scaled >= b) {
        if (a >= scaled)
            a = a - scaled;
        scaled = scaled * 0.5f;
    }
    return copysignf(a, x);
}
