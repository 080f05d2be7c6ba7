extern "C" __global__ void atomic_block_scope(int *out) {
    atomicAdd_block(out, 1); atomicMax_system(out + 1, 3);
}
// LAUNCH: atomic_block_scope<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [8, 3, 0, 0, 0, 0, 0, 0]
