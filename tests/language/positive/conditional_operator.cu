extern "C" __global__ void conditional_operator(int *out) {
    int i = threadIdx.x; out[i] = i % 2 ? i * 10 : -i;
}
// LAUNCH: conditional_operator<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == where(arange(8) % 2, arange(8) * 10, -arange(8))
