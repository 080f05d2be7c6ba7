extern "C" __global__ void initialiser_parenthesised(int *out) {
    int i = threadIdx.x; int a(i), b(a + 1); out[i] = a * b;
}
// LAUNCH: initialiser_parenthesised<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) * (arange(8) + 1)
