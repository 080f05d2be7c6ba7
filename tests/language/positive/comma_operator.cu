extern "C" __global__ void comma_operator(int *out) {
    int i = threadIdx.x; int a; out[i] = (a = i, a++, a * 2);
}
// LAUNCH: comma_operator<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 * arange(8) + 2
