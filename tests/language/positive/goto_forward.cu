extern "C" __global__ void goto_forward(int *out) {
    int i = threadIdx.x; out[i] = 1; if (i < 4) goto done; out[i] = 2; done: ;
}
// LAUNCH: goto_forward<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == where(arange(8) < 4, 1, 2)
