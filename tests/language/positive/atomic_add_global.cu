extern "C" __global__ void atomic_add_global(int *out) {
    atomicAdd(out, threadIdx.x); atomicAdd(&out[1], 1);
}
// LAUNCH: atomic_add_global<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [28, 8, 0, 0, 0, 0, 0, 0]
