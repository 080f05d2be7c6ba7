extern "C" __global__ void arith_int_overflow_into_long_needs_cast(long long *out) {
    int i = threadIdx.x; out[i] = (long long)(i + 100000) * 100000;
}
// LAUNCH: arith_int_overflow_into_long_needs_cast<<<1,8>>> out=zeros(8,i64)
// EXPECT: out == (arange(8) + 100000) * 100000
