extern "C" __global__ void builtin_warp_size(int *out) { int i = threadIdx.x; out[i] = warpSize; }
// LAUNCH: builtin_warp_size<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 32
