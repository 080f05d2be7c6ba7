// Lengths of vectors and their reciprocals. The largest component is scaled near 1; the squares are summed in two words;
// one Newton step corrects the (reciprocal) square root. An infinite component wins over a NaN (C11 F.10.4.3).

// sum + *lo += x**2
static __device__ double add_square(double sum, double x, double *lo)
{
    double square = x * x;
    double total = sum + square;
    double part = total - sum;
    *lo = *lo + ((sum - (total - part)) + (square - part) + fma(x, x, -square));
    return total;
}

static __device__ double norm_length(double x, double y, double z, double t, bool reciprocal)
{
    double inf = __longlong_as_double(0x7ff0000000000000ll);
    double a = fabs(x), b = fabs(y), c = fabs(z), d = fabs(t);
    double largest = fmax(fmax(a, b), fmax(c, d));
    if (largest == inf)
        return reciprocal ? 0.0 : inf;
    if (a + b + c + d != a + b + c + d)
        return x + y + z + t;
    if (largest == 0.0)
        return reciprocal ? inf : 0.0;
    int exponent = max(-1000, min(1000, (int)(__double_as_longlong(largest) >> 52) - 1023));
    double down = __longlong_as_double((long long)(1023 - exponent) << 52);
    double lo = 0.0;
    double sum = add_square(0.0, a * down, &lo);
    sum = add_square(sum, b * down, &lo);
    sum = add_square(sum, c * down, &lo);
    sum = add_square(sum, d * down, &lo);
    if (reciprocal) {
        double r = __builtin_reciprocal_root(sum);
        double rr = r * r;
        double error = fma(-sum, rr, 1.0) - fma(sum, fma(r, r, -rr), lo * rr);
        return fma(0.5 * r, error, r) * down;
    }
    double root = __builtin_root(sum);
    root = root + (fma(-root, root, sum) + lo) * (0.5 * __builtin_rcp_approx(root));
    return root * __longlong_as_double((long long)(1023 + exponent) << 52);
}

__device__ double hypot(double x, double y)
{
    return norm_length(x, y, 0.0, 0.0, false);
}

__device__ double rhypot(double x, double y)
{
    return norm_length(x, y, 0.0, 0.0, true);
}

__device__ double norm3d(double x, double y, double z)
{
    return norm_length(x, y, z, 0.0, false);
}

__device__ double rnorm3d(double x, double y, double z)
{
    return norm_length(x, y, z, 0.0, true);
}

__device__ double norm4d(double x, double y, double z, double t)
{
    return norm_length(x, y, z, t, false);
}

__device__ double rnorm4d(double x, double y, double z, double t)
{
    return norm_length(x, y, z, t, true);
}
