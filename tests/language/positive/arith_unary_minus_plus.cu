extern "C" __global__ void arith_unary_minus_plus(int *out) {
    int i = threadIdx.x; out[i] = -i + +i - -i;
}
// LAUNCH: arith_unary_minus_plus<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)
