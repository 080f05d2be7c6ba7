// Differences rounded in a given direction: x - y is x + (-y), exactly.

__device__ float __fsub_rz(float x, float y)
{
    return __fadd_rz(x, -y);
}

__device__ float __fsub_ru(float x, float y)
{
    return __fadd_ru(x, -y);
}

__device__ float __fsub_rd(float x, float y)
{
    return __fadd_rd(x, -y);
}

__device__ double __dsub_rz(double x, double y)
{
    return __dadd_rz(x, -y);
}

__device__ double __dsub_ru(double x, double y)
{
    return __dadd_ru(x, -y);
}

__device__ double __dsub_rd(double x, double y)
{
    return __dadd_rd(x, -y);
}
