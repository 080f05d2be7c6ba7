// Lane, warp, and the masks of lanes before and after.
// LAUNCH: special_registers<<<2,64>>> out=zeros(128)
// EXPECT: out == arange(128) % 32 * 1100 + 32 - arange(128) % 32 + 32

extern "C" __global__ void special_registers(unsigned *out) {
    int lane = threadIdx.x & 31, i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned id, lt, ge;
    asm("mov.u32 %0, %%laneid;" : "=r"(id));
    asm("mov.u32 %0, %%lanemask_lt;" : "=r"(lt));
    asm("mov.u32 %0, %%lanemask_ge;" : "=r"(ge));
    out[i] = id * 1000u + __popc(lt) * 100u + __popc(ge) + warpSize;
}
