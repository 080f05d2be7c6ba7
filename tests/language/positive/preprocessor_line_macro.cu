extern "C" __global__ void preprocessor_line_macro(int *out) { int i = threadIdx.x; int a = __LINE__; int b =
  __LINE__; out[i] = b - a; }
// LAUNCH: preprocessor_line_macro<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 1
