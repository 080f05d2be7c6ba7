extern "C" __global__ void block_scope_shadows(int *out) {
    int i = threadIdx.x; int a = 1; { int a = 2; out[i] = a; } out[i] += 10 * a;
}
// LAUNCH: block_scope_shadows<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 12
