extern "C" __global__ void conditional_lvalue(int *out) {
    int i = threadIdx.x; int a = 1, b = 2; (i < 4 ? a : b) = 7; out[i] = a * 10 + b;
}
// LAUNCH: conditional_lvalue<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == where(arange(8) < 4, 72, 17)
