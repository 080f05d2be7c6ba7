// PTX in the source: operands in and out, with predicates.
// LAUNCH: inline_assembly<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == where(a > 100, a, -1) + 5

extern "C" __global__ void inline_assembly(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int r;
    asm("{ .reg .pred p; setp.gt.s32 p, %1, 100; selp.s32 %0, %1, %2, p; }" : "=r"(r) : "r"(a[i]), "r"(-1));
    asm volatile("add.s32 %0, %0, %1;" : "+r"(r) : "n"(5));
    out[i] = r;
}
