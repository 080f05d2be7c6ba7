extern "C" __global__ void break_inner_loop(int *out) {
    int i = threadIdx.x; int c = 0; for (int a = 0; a < 3; a++) for (int b = 0; b < 10; b++) { if (b == i) break; c++; } out[i] = c;
}
// LAUNCH: break_inner_loop<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 3 * arange(8)
