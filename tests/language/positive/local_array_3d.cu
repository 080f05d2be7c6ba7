extern "C" __global__ void local_array_3d(int *out) {
    int i = threadIdx.x; int a[2][2][2]; for (int x = 0; x < 2; x++) for (int y = 0; y < 2; y++) for (int z = 0; z < 2; z++) a[x][y][z] = x * 100 + y * 10 + z; out[i] = a[i >> 2][i >> 1 & 1][i & 1];
}
// LAUNCH: local_array_3d<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [0, 1, 10, 11, 100, 101, 110, 111]
