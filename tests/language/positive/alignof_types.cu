extern "C" __global__ void alignof_types(int *out) {
    int i = threadIdx.x; out[i] = alignof(char) + 10 * alignof(double) + 100 * alignof(int4);
}
// LAUNCH: alignof_types<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 1 + 80 + 1600
