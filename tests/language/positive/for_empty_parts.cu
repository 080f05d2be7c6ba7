extern "C" __global__ void for_empty_parts(int *out) {
    int i = threadIdx.x; int j = 0; for (;;) { if (j >= i) break; j += 2; } out[i] = j;
}
// LAUNCH: for_empty_parts<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == (arange(8) + 1) // 2 * 2
