extern "C" __global__ void shift_right_arithmetic(int *out) {
    int i = threadIdx.x; out[i] = -1000 >> i;
}
// LAUNCH: shift_right_arithmetic<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == -1000 // 2 ** arange(8)
