extern "C" __global__ void switch_declares_in_block(int *out) {
    int i = threadIdx.x; switch (i & 1) { case 0: { int t = i * 2; out[i] = t; break; } case 1: { int t = i * 3; out[i] = t; } }
}
// LAUNCH: switch_declares_in_block<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == where(arange(8) % 2, arange(8) * 3, arange(8) * 2)
