extern "C" __global__ void sizeof_expression_unevaluated(int *out) {
    int i = threadIdx.x; int n = i; out[i] = sizeof(n++) + n;
}
// LAUNCH: sizeof_expression_unevaluated<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 4 + arange(8)
