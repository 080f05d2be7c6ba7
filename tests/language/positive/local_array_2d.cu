extern "C" __global__ void local_array_2d(int *out) {
    int i = threadIdx.x; int a[2][3] = {{1, 2, 3}, {4, 5, 6}}; out[i] = a[i & 1][i % 3];
}
// LAUNCH: local_array_2d<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [1, 5, 3, 4, 2, 6, 1, 5]
