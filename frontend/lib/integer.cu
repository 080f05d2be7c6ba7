// Integer intrinsics that PTX has no single instruction for, or whose instruction the compiler finds itself.

__device__ int __ffs(int x)
{
    return x == 0 ? 0 : 32 - __clz(x & -x);
}

__device__ int __ffsll(long long x)
{
    return x == 0 ? 0 : 64 - __clzll(x & -x);
}

// The product of the low 24 bits, taken as signed numbers.
__device__ int __mul24(int x, int y)
{
    unsigned a = (unsigned)((int)((unsigned)x << 8) >> 8);
    unsigned b = (unsigned)((int)((unsigned)y << 8) >> 8);
    return (int)(a * b);
}

__device__ unsigned __umul24(unsigned x, unsigned y)
{
    return (x & 0xffffffu) * (y & 0xffffffu);
}

__device__ unsigned __sad(int x, int y, unsigned z)
{
    return (x > y ? (unsigned)x - (unsigned)y : (unsigned)y - (unsigned)x) + z;
}

__device__ unsigned __usad(unsigned x, unsigned y, unsigned z)
{
    return (x > y ? x - y : y - x) + z;
}

// Averages without overflow: h rounds down, rh rounds up.
__device__ int __hadd(int x, int y)
{
    return (x & y) + ((x ^ y) >> 1);
}

__device__ int __rhadd(int x, int y)
{
    return (x | y) - ((x ^ y) >> 1);
}

__device__ unsigned __uhadd(unsigned x, unsigned y)
{
    return (x & y) + ((x ^ y) >> 1);
}

__device__ unsigned __urhadd(unsigned x, unsigned y)
{
    return (x | y) - ((x ^ y) >> 1);
}

// hi:lo shifted by at most 32, and the high (l) or low (r) word of it.
__device__ unsigned __funnelshift_lc(unsigned lo, unsigned hi, unsigned shift)
{
    return (unsigned)((((unsigned long long)hi << 32 | lo) << min(shift, 32u)) >> 32);
}

__device__ unsigned __funnelshift_rc(unsigned lo, unsigned hi, unsigned shift)
{
    return (unsigned)(((unsigned long long)hi << 32 | lo) >> min(shift, 32u));
}
