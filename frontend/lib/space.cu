// Which state space a generic address points into, and addresses within a space as numbers.
#define SPACE(is, to, from, space) \
    __device__ __forceinline__ unsigned is(const void *p) \
    { \
        unsigned d; \
        asm("{ .reg .pred %%p; isspacep." space " %%p, %1; selp.u32 %0, 1, 0, %%p; }" : "=r"(d) : "l"(p)); \
        return d; \
    } \
    __device__ __forceinline__ unsigned long to(const void *p) { unsigned long d; asm("cvta.to." space ".u64 %0, %1;" : "=l"(d) : "l"(p)); return d; } \
    __device__ __forceinline__ void *from(unsigned long a) { void *d; asm("cvta." space ".u64 %0, %1;" : "=l"(d) : "l"(a)); return d; }
SPACE(__isGlobal, __cvta_generic_to_global, __cvta_global_to_generic, "global")
SPACE(__isShared, __cvta_generic_to_shared, __cvta_shared_to_generic, "shared")
SPACE(__isConstant, __cvta_generic_to_constant, __cvta_constant_to_generic, "const")
SPACE(__isLocal, __cvta_generic_to_local, __cvta_local_to_generic, "local")

__device__ __forceinline__ void __brkpt() { asm volatile("brkpt;"); }
__device__ __forceinline__ void __pm0() { asm volatile("pmevent 0;"); }
__device__ __forceinline__ void __pm1() { asm volatile("pmevent 1;"); }
__device__ __forceinline__ void __pm2() { asm volatile("pmevent 2;"); }
__device__ __forceinline__ void __pm3() { asm volatile("pmevent 3;"); }
