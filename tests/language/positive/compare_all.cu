extern "C" __global__ void compare_all(int *out) {
    int i = threadIdx.x; out[i] = (i < 3) + 2 * (i > 3) + 4 * (i <= 3) + 8 * (i >= 3) + 16 * (i == 3) + 32 * (i != 3);
}
// LAUNCH: compare_all<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [37, 37, 37, 28, 42, 42, 42, 42]
