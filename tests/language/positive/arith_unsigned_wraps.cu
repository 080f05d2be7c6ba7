extern "C" __global__ void arith_unsigned_wraps(unsigned *out) {
    unsigned i = threadIdx.x; out[i] = i - 3u;
}
// LAUNCH: arith_unsigned_wraps<<<1,8>>> out=zeros(8,u32)
// EXPECT: out == (arange(8) - 3) % 2**32
