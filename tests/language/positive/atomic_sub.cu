extern "C" __global__ void atomic_sub(int *out) { atomicSub(out, 3); }
// LAUNCH: atomic_sub<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [-24, 0, 0, 0, 0, 0, 0, 0]
