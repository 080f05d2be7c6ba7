extern "C" __global__ void continue_statement(int *out) {
    int i = threadIdx.x; int s = 0; for (int j = 0; j < 8; j++) { if (j == i) continue; s += j; } out[i] = s;
}
// LAUNCH: continue_statement<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 28 - arange(8)
