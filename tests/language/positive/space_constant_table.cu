__constant__ int const_table[8] = {3, 1, 4, 1, 5, 9, 2, 6};
extern "C" __global__ void space_constant_table(int *out) {
    int i = threadIdx.x; out[i] = const_table[i];
}
// LAUNCH: space_constant_table<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [3, 1, 4, 1, 5, 9, 2, 6]
