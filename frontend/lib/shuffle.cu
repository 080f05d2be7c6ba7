// Shuffles and votes of the lanes that are active together, on targets before sm_70. Volatile: what is active depends on where they stand.
#define SHUFFLE(name, mode, bound, word) \
    __device__ __forceinline__ unsigned name##_i(unsigned a, word lane, int width) \
    { \
        unsigned d; \
        asm volatile("shfl." mode ".b32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(lane), "r"(32 - width << 8 | bound)); \
        return d; \
    } \
    __device__ __forceinline__ unsigned long long name##_l(unsigned long long a, word lane, int width) \
    { \
        unsigned low = name##_i((unsigned)a, lane, width), high = name##_i((unsigned)(a >> 32), lane, width); \
        return (unsigned long long)high << 32 | low; \
    } \
    __device__ __forceinline__ float name##_f(float a, word lane, int width) { return __uint_as_float(name##_i(__float_as_uint(a), lane, width)); } \
    __device__ __forceinline__ double name##_d(double a, word lane, int width) { return __longlong_as_double(name##_l(__double_as_longlong(a), lane, width)); }
SHUFFLE(idx, "idx", 31, int)
SHUFFLE(up, "up", 0, unsigned)
SHUFFLE(down, "down", 31, unsigned)
SHUFFLE(bfly, "bfly", 31, int)

#define VOTE(name) \
    __device__ __forceinline__ int name(int a) \
    { \
        int d; \
        asm volatile("{ .reg .pred %%p; setp.ne.s32 %%p, %1, 0; vote." #name ".pred %%p, %%p; selp.s32 %0, 1, 0, %%p; }" : "=r"(d) : "r"(a)); \
        return d; \
    }
VOTE(any)
VOTE(all)
__device__ __forceinline__ unsigned ballot(int a)
{
    unsigned d;
    asm volatile("{ .reg .pred %%p; setp.ne.s32 %%p, %1, 0; vote.ballot.b32 %0, %%p; }" : "=r"(d) : "r"(a));
    return d;
}
