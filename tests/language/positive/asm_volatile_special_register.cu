extern "C" __global__ void asm_volatile_special_register(int *out) {
    int i = threadIdx.x; unsigned lane; asm volatile("mov.u32 %0, %%laneid;" : "=r"(lane)); out[i] = lane;
}
// LAUNCH: asm_volatile_special_register<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)
