extern "C" __global__ void arith_div_truncates(int *out) {
    int i = threadIdx.x; out[i] = (i - 4) / 3;
}
// LAUNCH: arith_div_truncates<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [-1, -1, 0, 0, 0, 0, 0, 1]
