extern "C" __global__ void empty_statement_and_block(int *out) {
    int i = threadIdx.x; ; {} {;} out[i] = i;
}
// LAUNCH: empty_statement_and_block<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)
