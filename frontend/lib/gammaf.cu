// Float functions that go through the double ones: rare, and with cancellation that floats would need double words for.

__device__ float tgammaf(float x)
{
    return (float)tgamma((double)x);
}

__device__ float lgammaf(float x)
{
    return (float)lgamma((double)x);
}
