extern "C" __global__ void arith_mul(int *out) { int i = threadIdx.x; out[i] = i * -3; }
// LAUNCH: arith_mul<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == -3 * arange(8)
