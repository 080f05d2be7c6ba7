extern "C" __global__ void char_array_output(char *out) { int i = threadIdx.x; out[i] = 'a' + i; }
// LAUNCH: char_array_output<<<1,8>>> out=zeros(8,i8)
// EXPECT: out == 97 + arange(8)
