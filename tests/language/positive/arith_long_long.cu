extern "C" __global__ void arith_long_long(long long *out) {
    int i = threadIdx.x; out[i] = 3000000000LL * i;
}
// LAUNCH: arith_long_long<<<1,8>>> out=zeros(8,i64)
// EXPECT: out == 3000000000 * arange(8)
