extern "C" __global__ void arith_rem_sign_of_dividend(int *out) {
    int i = threadIdx.x; out[i] = (i - 4) % 3;
}
// LAUNCH: arith_rem_sign_of_dividend<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [-1, 0, -2, -1, 0, 1, 2, 0]
