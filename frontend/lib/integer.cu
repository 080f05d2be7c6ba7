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

// Each nibble of s selects one of the eight bytes of y:x.
__device__ unsigned __byte_perm(unsigned x, unsigned y, unsigned s)
{
    unsigned long long bytes = (unsigned long long)y << 32 | x;
    unsigned result = (unsigned)(bytes >> ((s & 7u) * 8u)) & 255u;
    result |= ((unsigned)(bytes >> ((s >> 4 & 7u) * 8u)) & 255u) << 8;
    result |= ((unsigned)(bytes >> ((s >> 8 & 7u) * 8u)) & 255u) << 16;
    result |= ((unsigned)(bytes >> ((s >> 12 & 7u) * 8u)) & 255u) << 24;
    return result;
}

// hi:lo shifted, and the high (l) or low (r) word of it; the c forms clamp the amount at 32.
__device__ unsigned __funnelshift_l(unsigned lo, unsigned hi, unsigned shift)
{
    return (unsigned)((((unsigned long long)hi << 32 | lo) << (shift & 31u)) >> 32);
}

__device__ unsigned __funnelshift_r(unsigned lo, unsigned hi, unsigned shift)
{
    return (unsigned)(((unsigned long long)hi << 32 | lo) >> (shift & 31u));
}

__device__ unsigned __funnelshift_lc(unsigned lo, unsigned hi, unsigned shift)
{
    return (unsigned)((((unsigned long long)hi << 32 | lo) << min(shift, 32u)) >> 32);
}

__device__ unsigned __funnelshift_rc(unsigned lo, unsigned hi, unsigned shift)
{
    return (unsigned)(((unsigned long long)hi << 32 | lo) >> min(shift, 32u));
}
