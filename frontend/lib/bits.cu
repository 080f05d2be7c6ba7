// Parts of doubles.

__device__ int __double2hiint(double x)
{
    return (int)(__double_as_longlong(x) >> 32);
}

__device__ int __double2loint(double x)
{
    return (int)__double_as_longlong(x);
}

__device__ double __hiloint2double(int hi, int lo)
{
    return __longlong_as_double((long long)((unsigned long long)(unsigned)hi << 32 | (unsigned)lo));
}
