extern "C" __global__ void assign_yields_lvalue(int *out) {
    int i = threadIdx.x; int a; (a = i) += 5; out[i] = a;
}
// LAUNCH: assign_yields_lvalue<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 5
