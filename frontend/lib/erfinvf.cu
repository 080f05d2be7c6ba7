// Float distribution functions through the double ones.

__device__ float normcdff(float x)
{
    return (float)normcdf((double)x);
}

__device__ float erfinvf(float x)
{
    return (float)erfinv((double)x);
}

__device__ float erfcinvf(float x)
{
    return (float)erfcinv((double)x);
}

__device__ float normcdfinvf(float x)
{
    return (float)normcdfinv((double)x);
}
