extern "C" __global__ void if_with_initialiser(int *out) {
    int i = threadIdx.x; if (int j = i * 2; j > 6) out[i] = j; else out[i] = -j;
}
// LAUNCH: if_with_initialiser<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [0, -2, -4, -6, 8, 10, 12, 14]
