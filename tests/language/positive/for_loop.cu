extern "C" __global__ void for_loop(int *out) {
    int i = threadIdx.x; int s = 0; for (int j = 0; j <= i; j++) s += j; out[i] = s;
}
// LAUNCH: for_loop<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) * (arange(8) + 1) // 2
