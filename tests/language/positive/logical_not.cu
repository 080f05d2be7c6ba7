extern "C" __global__ void logical_not(int *out) { int i = threadIdx.x; out[i] = !i + !!i * 2; }
// LAUNCH: logical_not<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 2, 2, 2, 2, 2, 2]
