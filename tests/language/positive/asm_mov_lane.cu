extern "C" __global__ void asm_mov_lane(int *out) {
    int i = threadIdx.x; int r; asm("add.s32 %0, %1, %2;" : "=r"(r) : "r"(i), "r"(5)); out[i] = r;
}
// LAUNCH: asm_mov_lane<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 5
