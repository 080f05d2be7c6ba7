// min and max of a float and a double: in doubles.

__device__ double smaller(double x, double y)
{
    return fmin(x, y);
}

__device__ double larger(double x, double y)
{
    return fmax(x, y);
}
