extern "C" __global__ void local_array_2d_flat_initialiser(int *out) {
    int i = threadIdx.x; int a[2][3] = {1, 2, 3, 4, 5, 6}; out[i] = a[i / 4][i % 3] + sizeof(a[0]);
}
// LAUNCH: local_array_2d_flat_initialiser<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 12 + asarray([1, 2, 3, 1, 5, 6, 4, 5])
