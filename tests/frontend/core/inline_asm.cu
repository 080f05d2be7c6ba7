// Inline assembly: every constraint, tied operands, scopes, predicates, loops. The expected values are nvcc's.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80
struct P { float x; short h; unsigned long l; double d; };
__device__ __forceinline__ unsigned lane() { unsigned r; asm("mov.u32 %0, %%laneid;" : "=r"(r)); return r; }
__device__ int sum(int a, int b) { int r; asm volatile("{ .reg .s32 t;\n\t" "add.s32 t, %1, %2;\n\t" "mov.s32 %0, t; }" : "=r"(r) : "r"(a), "r"(b)); return r; }
__device__ unsigned long to_global(const void *p) { unsigned long r; asm("cvta.to.global.u64 %0, %1;" : "=l"(r) : "l"(p)); return r; }
__device__ float load(const float *p) { float v; asm volatile("ld.global.f32 %0, [%1];" : "=f"(v) : "l"(p) : "memory"); return v; }
__device__ void swap2(int &a, int &b) { asm("{\n\t.reg .b32 t;\n\tmov.b32 t, %0;\n\tmov.b32 %0, %1;\n\tmov.b32 %1, t;\n\t}" : "+r"(a), "+r"(b)); }
// LAUNCH: k<<<1,32>>> o=arange(32,i32) x=arange(32,f32) pd=zeros(4,f64) n=3
// EXPECT: o == array([3087, 3101, 3115, 3129, 3143, 3157, 3171, 3185, 3199, 3213, 3227, 3241, 3255, 3269, 3283, 3297, 3311, 3325, 3339, 3353, 3367, 3381, 3395, 3409, 3423, 3437, 3451, 3465, 3479, 3493, 3507, 3521])
// EXPECT: x == array([0.0, 2.0, 4.0, 6.0, 8.0, 10.0, 12.0, 14.0, 16.0, 18.0, 20.0, 22.0, 24.0, 26.0, 28.0, 30.0, 32.0, 34.0, 36.0, 38.0, 40.0, 42.0, 44.0, 46.0, 48.0, 50.0, 52.0, 54.0, 56.0, 58.0, 60.0, 62.0], 'f4')
// EXPECT: pd == array([8.9660538953e-313, 5e-324, 6.5, 0.0])
__global__ void k(int *o, float *x, double *pd, int n) {
    int i = threadIdx.x, y; P *p = (P *)pd;
    asm("add.s32 %0, %1, %2;" : "=r"(y) : "r"(o[i]), "n"(3 + sizeof(int)));
    o[i] = y + lane() + sum(i, 5) * 10;
    x[i] = load(x + i) * 2;
    if (i == 0) { p->x = 1.5f; asm("mul.f32 %0, %0, %1;" : "+f"(p->x) : "f"(4.0f)); asm("add.s16 %0, %1, %1;" : "=h"(p->h) : "h"((short)21));
        asm("fma.rn.f64 %0, %1, %2, %3;" : "=d"(p->d) : "d"(2.0), "d"((double)n), "d"(0.5)); p->l = to_global(p) == (unsigned long)p; }
    int a = i, b = n; swap2(a, b); o[i] += a * 1000 - b;
    // outputs written before inputs are read
    int u; asm("mov.s32 %0, 5;\n\tadd.s32 %0, %0, %1;" : "=r"(u) : "r"(n)); o[i] += u;
    // predicates and a loop of its own
    int c; asm volatile("{ .reg .pred q; .reg .s32 j;\n\tmov.s32 %0, 0; mov.s32 j, 0;\nLOOP:\n\tadd.s32 %0, %0, %1;\n\tadd.s32 j, j, 1;\n\tsetp.lt.s32 q, j, %2;\n\t@q bra LOOP; }" : "=r"(c) : "r"(i), "r"(n)); o[i] += c;
    int *q; asm("mov.u64 %0, %1;" : "=l"(q) : "l"(o)); q[i] += 1;
    unsigned lo, hi; asm("mov.b64 {%0, %1}, %2;" : "=r"(lo), "=r"(hi) : "l"(0x100000002ul * n)); o[i] += lo * 3 + hi;
    asm volatile("membar.gl;" ::: "memory"); __asm__ __volatile__("bar.sync 0;");
}
