extern "C" __global__ void atomic_min_max(int *out) {
    int i = threadIdx.x; atomicMin(out, -i); atomicMax(out + 1, i);
}
// LAUNCH: atomic_min_max<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [-7, 7, 0, 0, 0, 0, 0, 0]
