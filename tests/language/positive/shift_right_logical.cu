extern "C" __global__ void shift_right_logical(unsigned *out) {
    unsigned i = threadIdx.x; out[i] = 0xF0000000u >> i;
}
// LAUNCH: shift_right_logical<<<1,8>>> out=zeros(8,u32)
// EXPECT: out == 0xF0000000 // 2 ** arange(8)
