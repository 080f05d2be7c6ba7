extern "C" __global__ void goto_backward(int *out) {
    int i = threadIdx.x; int n = 0; again: if (n < i) { n++; goto again; } out[i] = n;
}
// LAUNCH: goto_backward<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)
