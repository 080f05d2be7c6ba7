extern "C" __global__ void pointer_to_array(int *out) {
    int i = threadIdx.x; int a[2][4] = {{0, 1, 2, 3}, {4, 5, 6, 7}}; int (*row)[4] = a; out[i] = row[i / 4][i % 4] + (*(row + 1))[0];
}
// LAUNCH: pointer_to_array<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 4
