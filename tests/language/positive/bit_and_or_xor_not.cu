extern "C" __global__ void bit_and_or_xor_not(int *out) {
    int i = threadIdx.x; out[i] = (i & 5) | (i ^ 2) ^ ~i;
}
// LAUNCH: bit_and_or_xor_not<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == (arange(8) & 5) | ((arange(8) ^ 2) ^ ~arange(8))
