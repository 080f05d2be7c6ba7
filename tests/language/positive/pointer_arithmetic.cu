extern "C" __global__ void pointer_arithmetic(int *out) {
    int *p = out + threadIdx.x; *p = (int)(p - out); *(out + 7) = *(out + 7);
}
// LAUNCH: pointer_arithmetic<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)
