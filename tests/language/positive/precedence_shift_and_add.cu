extern "C" __global__ void precedence_shift_and_add(int *out) {
    int i = threadIdx.x; out[i] = 1 << 2 + i % 3;
}
// LAUNCH: precedence_shift_and_add<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 ** (2 + arange(8) % 3)
