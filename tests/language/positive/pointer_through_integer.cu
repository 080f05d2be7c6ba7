extern "C" __global__ void pointer_through_integer(int *out) {
    int i = threadIdx.x; unsigned long long a = (unsigned long long)(out + i); *(int *)a = i * 3;
}
// LAUNCH: pointer_through_integer<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) * 3
