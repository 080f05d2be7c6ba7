// Remainders, exact: long division of the significands as integers, as many quotient bits a step as 64 bits hold.

// |x| - n|y| with the sign of x: n is truncated, or nearest (even in ties); *quotient gets its low 31 bits.
static __device__ double divide(double x, double y, bool nearest, int *quotient)
{
    unsigned long long inf = 0x7ff0000000000000ull;
    unsigned long long a = (unsigned long long)__double_as_longlong(fabs(x)), b = (unsigned long long)__double_as_longlong(fabs(y));
    *quotient = 0;
    if (a >= inf || b > inf || b == 0)
        return (x * y) / (x * y);
    int ea = (int)(a >> 52), eb = (int)(b >> 52);
    if (b == inf || ea + (nearest ? 1 : 0) < eb || a == 0)
        return x;
    unsigned long long r = a & 0xfffffffffffffull, m = b & 0xfffffffffffffull;
    // subnormals have the smallest normal exponent and no leading one
    r = ea == 0 ? r : r | 0x10000000000000ull;
    m = eb == 0 ? m : m | 0x10000000000000ull;
    ea = max(ea, 1);
    eb = max(eb, 1);
    if (ea < eb) {
        m = m << 1;
        eb = ea;
    }
    unsigned long long q = r / m;
    r = r % m;
    for (int left = ea - eb; left > 0; left -= 11) {
        int step = min(left, 11);
        r = r << step;
        q = q << step | r / m;
        r = r % m;
    }
    bool up = nearest && (r > m - r || (r == m - r && (q & 1)));
    if (up) {
        r = m - r;
        q = q + 1;
    }
    *quotient = (int)(q & 0x7fffffff) * ((__double_as_longlong(x) ^ __double_as_longlong(y)) < 0 ? -1 : 1);
    double result = 0.0;
    if (r != 0) {
        int zeros = __clzll((long long)r) - 11;
        r = eb > zeros ? (r << zeros) + ((unsigned long long)(eb - zeros - 1) << 52) : r << (eb - 1);
        result = __longlong_as_double((long long)r);
    }
    return signbit(x) != up ? -result : result;
}

__device__ double fmod(double x, double y)
{
    int quotient;
    return divide(x, y, false, &quotient);
}

__device__ double remainder(double x, double y)
{
    int quotient;
    double r = divide(x, y, true, &quotient);
    return r == 0.0 ? copysign(r, x) : r;
}

__device__ double remquo(double x, double y, int *quotient)
{
    double r = divide(x, y, true, quotient);
    return r == 0.0 ? copysign(r, x) : r;
}
