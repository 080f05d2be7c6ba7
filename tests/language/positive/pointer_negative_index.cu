extern "C" __global__ void pointer_negative_index(int *out) {
    int *end = out + 8; end[-1 - (int)threadIdx.x] = threadIdx.x;
}
// LAUNCH: pointer_negative_index<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)[::-1]
