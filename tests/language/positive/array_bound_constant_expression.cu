extern "C" __global__ void array_bound_constant_expression(int *out) {
    int i = threadIdx.x; const int N = 2 * 3; enum { M = N + 1 }; int a[M > 6 ? N : 1]; out[i] = sizeof(a);
}
// LAUNCH: array_bound_constant_expression<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 24
