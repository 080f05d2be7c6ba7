extern "C" __global__ void if_dangling_else(int *out) {
    int i = threadIdx.x; out[i] = 0; if (i > 2) if (i > 5) out[i] = 1; else out[i] = 2;
}
// LAUNCH: if_dangling_else<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [0, 0, 0, 2, 2, 2, 1, 1]
