// The name of a register in asm text, written as nvcc takes it and with the percent sign doubled; operands without a comma between them.
extern "C" __global__ void lanes(unsigned *out) {
    unsigned a, b, c;
    asm("mov.u32 %0, %laneid;" : "=r"(a));
    asm("mov.u32 %0, %%warpid;" : "=r"(b));
    asm("{ .reg .u32 %own; mov.u32 %own, %%tid.x; add.u32 %0, %1, %own; }" : "=r"(c) : "r"(a));
    asm volatile("add.u32 %0, %1, %2;" : "=r"(c) : "r"(c) "n"(7), "r"(0u) "r"(1u) : "memory");
    out[threadIdx.x] = c - 7 + 1000 * b;
}
// LAUNCH: lanes<<<1,40>>> out=zeros(40,u32)
// EXPECT: out == arange(40) % 32 + arange(40) + 1000 * (arange(40) // 32)

// A number in the text has no register: those of the operands behind it keep their types.
extern "C" __global__ void after_a_number(float *out) {
    asm("{ .reg .s32 n; mov.s32 n, %1; cvt.rn.f32.s32 %0, n; add.f32 %0, %0, %2; }" : "=&f"(out[0]) : "n"(16), "f"(threadIdx.x + 2.5f));
}
// LAUNCH: after_a_number<<<1,1>>> out=zeros(1,f32)
// EXPECT: out == 18.5
