extern "C" __global__ void goto_out_of_loops(int *out) {
    int i = threadIdx.x; int a, b; for (a = 0; a < 8; a++) for (b = 0; b < 8; b++) if (a * b == i) goto found; found: out[i] = a * 10 + b;
}
// LAUNCH: goto_out_of_loops<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [0, 11, 12, 13, 14, 15, 16, 17]
