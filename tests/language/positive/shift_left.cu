extern "C" __global__ void shift_left(int *out) { int i = threadIdx.x; out[i] = 3 << i; }
// LAUNCH: shift_left<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 3 * 2 ** arange(8)
