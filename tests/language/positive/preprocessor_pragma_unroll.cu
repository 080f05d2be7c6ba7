extern "C" __global__ void preprocessor_pragma_unroll(int *out) { int i = threadIdx.x; int s = 0;
#pragma unroll 4
  for (int j = 0; j < 8; j++) s += j * i;
  out[i] = s; }
// LAUNCH: preprocessor_pragma_unroll<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 28 * arange(8)
