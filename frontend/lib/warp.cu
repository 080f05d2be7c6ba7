// Matches and reductions over the lanes of a warp. Volatile: lanes meet here, so the calls stay where they are.
#define MATCH(suffix, t, bits, letter) \
    __device__ __forceinline__ unsigned any_##suffix(unsigned mask, t a) { unsigned d; asm volatile("match.any.sync.b" bits " %0, %1, %2;" : "=r"(d) : letter(a), "r"(mask)); return d; } \
    __device__ __forceinline__ unsigned all_##suffix(unsigned mask, t a, int *same) \
    { \
        unsigned d; \
        int p; \
        asm volatile("{ .reg .pred %%p; match.all.sync.b" bits " %0|%%p, %2, %3; selp.s32 %1, 1, 0, %%p; }" : "=r"(d), "=r"(p) : letter(a), "r"(mask)); \
        *same = p; \
        return d; \
    }
#define MATCH_FLOAT(suffix, t, as, cast) \
    __device__ __forceinline__ unsigned any_##suffix(unsigned mask, t a) { return any_##as(mask, cast(a)); } \
    __device__ __forceinline__ unsigned all_##suffix(unsigned mask, t a, int *same) { return all_##as(mask, cast(a), same); }
MATCH(i, unsigned, "32", "r")
MATCH(l, unsigned long long, "64", "l")
MATCH_FLOAT(f, float, i, __float_as_uint)
MATCH_FLOAT(d, double, l, __double_as_longlong)

#define REDUCE(name, op, t) \
    __device__ __forceinline__ t name(unsigned mask, t a) { t d; asm volatile("redux.sync." op " %0, %1, %2;" : "=r"(d) : "r"(a), "r"(mask)); return d; }
REDUCE(add_s, "add.s32", int)
REDUCE(min_s, "min.s32", int)
REDUCE(max_s, "max.s32", int)
REDUCE(add_u, "add.u32", unsigned)
REDUCE(min_u, "min.u32", unsigned)
REDUCE(max_u, "max.u32", unsigned)
REDUCE(and_u, "and.b32", unsigned)
REDUCE(or_u, "or.b32", unsigned)
REDUCE(xor_u, "xor.b32", unsigned)

__device__ __forceinline__ void __barrier_sync(unsigned id) { asm volatile("barrier.sync %0;" :: "r"(id) : "memory"); }
__device__ __forceinline__ void __barrier_sync_count(unsigned id, unsigned threads) { asm volatile("barrier.sync %0, %1;" :: "r"(id), "r"(threads) : "memory"); }
