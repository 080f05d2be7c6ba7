extern "C" __global__ void compare_signed_unsigned(int *out) {
    int i = threadIdx.x; out[i] = (i - 4 < 3u);
}
// LAUNCH: compare_signed_unsigned<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [0, 0, 0, 0, 1, 1, 1, 0]
