extern "C" __global__ void assign_chain(int *out) {
    int i = threadIdx.x; int a, b; a = b = i + 1; out[i] = a * b;
}
// LAUNCH: assign_chain<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == (arange(8) + 1) ** 2
