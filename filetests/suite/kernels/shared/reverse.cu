// A block's words in reverse.
// LAUNCH: reverse<<<3,64>>> a=arange(192) out=zeros(192)
// EXPECT: out.reshape(3, 64) == a.reshape(3, 64)[:, ::-1]

extern "C" __global__ void reverse(const int *a, int *out) {
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    __shared__ int s[64];
    s[t] = a[i];
    __syncthreads();
    out[i] = s[63 - t];
}
