// Sums of vectors in memory. Each element is added by itself (PTX 9.7.13.5), so one atomic operation an element says the same.
__device__ __forceinline__ float2 add2(float2 *p, float2 v)
{
    float2 r;
    r.x = atomicAdd(&p->x, v.x);
    r.y = atomicAdd(&p->y, v.y);
    return r;
}
__device__ __forceinline__ float4 add4(float4 *p, float4 v)
{
    float4 r;
    r.x = atomicAdd(&p->x, v.x);
    r.y = atomicAdd(&p->y, v.y);
    r.z = atomicAdd(&p->z, v.z);
    r.w = atomicAdd(&p->w, v.w);
    return r;
}
