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
