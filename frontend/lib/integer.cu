// Integer intrinsics that PTX has no single instruction for, or whose instruction the compiler finds itself.

__device__ int __ffs(int x)
{
    return 32 - __clz(x & (int)-(unsigned)x);
}

__device__ int __ffsll(long long x)
{
    return 64 - __clzll(x & (long long)-(unsigned long long)x);
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

// The position of the offset-th one bit of mask, from base upwards (offset > 0), downwards (offset < 0) or at base itself; all ones if there is none.
__device__ unsigned __fns(unsigned mask, unsigned base, int offset)
{
    unsigned position;
    asm("fns.b32 %0, %1, %2, %3;" : "=r"(position) : "r"(mask), "r"(base), "r"(offset));
    return position;
}

__device__ unsigned short __nv_bswap16(unsigned short x)
{
    return (unsigned short)(x << 8 | x >> 8);
}

__device__ unsigned __nv_bswap32(unsigned x)
{
    return __byte_perm(x, 0, 0x0123);
}

__device__ unsigned long long __nv_bswap64(unsigned long long x)
{
    return (unsigned long long)__byte_perm((unsigned)x, 0, 0x0123) << 32 | __byte_perm((unsigned)(x >> 32), 0, 0x0123);
}
