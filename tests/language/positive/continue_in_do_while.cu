extern "C" __global__ void continue_in_do_while(int *out) {
    int i = threadIdx.x; int j = 0, s = 0; do { if (j & 1) continue; s += j; } while (++j < 8); out[i] = s;
}
// LAUNCH: continue_in_do_while<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 12
