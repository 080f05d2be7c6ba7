extern "C" __global__ void precedence_bitand_equality(int *out) {
    int i = threadIdx.x; out[i] = i & 1 == 1;
}
// LAUNCH: precedence_bitand_equality<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) % 2
