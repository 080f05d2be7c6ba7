extern "C" __global__ void float_compound_assign_int(int *out) {
    int i = threadIdx.x; int n = 10; n *= 1.55; n += 0.9f; out[i] = n + i;
}
// LAUNCH: float_compound_assign_int<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 15 + arange(8)
