extern "C" __global__ void if_else(int *out) {
    int i = threadIdx.x; if (i < 3) out[i] = 1; else if (i < 5) out[i] = 2; else out[i] = 3;
}
// LAUNCH: if_else<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [1, 1, 1, 2, 2, 3, 3, 3]
