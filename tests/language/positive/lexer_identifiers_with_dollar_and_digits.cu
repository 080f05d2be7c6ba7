extern "C" __global__ void lexer_identifiers_with_dollar_and_digits(int *out) {
    int i = threadIdx.x; int _a1 = 1, A_2b = 2; out[i] = _a1 + A_2b;
}
// LAUNCH: lexer_identifiers_with_dollar_and_digits<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 3
