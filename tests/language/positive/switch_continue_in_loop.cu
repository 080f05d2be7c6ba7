extern "C" __global__ void switch_continue_in_loop(int *out) {
    int i = threadIdx.x; int s = 0; for (int j = 0; j < 6; j++) { switch (j % 3) { case 1: continue; case 2: s += 10; break; } s += 1; } out[i] = s;
}
// LAUNCH: switch_continue_in_loop<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 24
