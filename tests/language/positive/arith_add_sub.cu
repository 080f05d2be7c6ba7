extern "C" __global__ void arith_add_sub(int *out) { int i = threadIdx.x; out[i] = i + 3 - 10; }
// LAUNCH: arith_add_sub<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) - 7
