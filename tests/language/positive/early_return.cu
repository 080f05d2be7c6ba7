extern "C" __global__ void early_return(int *out) {
    int i = threadIdx.x; out[i] = 0; if (i & 1) return; out[i] = 9;
}
// LAUNCH: early_return<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [9, 0] * 4
