extern "C" __global__ void array_index_reversed(int *out) {
    int i = threadIdx.x; int a[3] = {7, 8, 9}; out[i] = 2[a] + (i % 3)[a];
}
// LAUNCH: array_index_reversed<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 9 + asarray([7, 8, 9, 7, 8, 9, 7, 8])
