// The fast intrinsics, as the CUDA Math API defines them: from PTX's base-2 approximations.

__device__ float __expf(float x)
{
    return __builtin_ex2_approx(x * 1.44269502f);
}

__device__ float __exp10f(float x)
{
    return __builtin_ex2_approx(x * 3.32192802f);
}

__device__ float __logf(float x)
{
    return __log2f(x) * 0.693147182f;
}

__device__ float __log10f(float x)
{
    return __log2f(x) * 0.30103001f;
}

__device__ float __powf(float x, float y)
{
    return __builtin_ex2_approx(y * __log2f(x));
}

__device__ float __tanf(float x)
{
    return __fdividef(__sinf(x), __cosf(x));
}

__device__ void __sincosf(float x, float *sine, float *cosine)
{
    *sine = __sinf(x);
    *cosine = __cosf(x);
}

// Rounded once in effect: no float is the inverse square of a number so near to a tie that the double misses it.
__device__ float __frsqrt_rn(float x)
{
    return (float)rsqrt((double)x);
}

__device__ float __tanhf(float x)
{
    float y;
    asm("tanh.approx.f32 %0, %1;" : "=f"(y) : "f"(x));
    return y;
}
