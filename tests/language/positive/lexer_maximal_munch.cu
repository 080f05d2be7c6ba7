extern "C" __global__ void lexer_maximal_munch(int *out) {
    int i = threadIdx.x; int a = 3; int*p = &a; int j = i; int b = j+++a; out[i] = b; out[i] += 6/ *p + i- -a;
}
// LAUNCH: lexer_maximal_munch<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 * arange(8) + 8
