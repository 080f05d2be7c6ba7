extern "C" __global__ void goto_skips_nothing_initialised(int *out) {
    int i = threadIdx.x; int n; if (i > 4) goto big; n = 1; goto end; big: n = 2; end: out[i] = n;
}
// LAUNCH: goto_skips_nothing_initialised<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == where(arange(8) > 4, 2, 1)
