// Atomic operations in shared memory, in three types.
// LAUNCH: shared_memory<<<3,64>>> a=arange(192) out=zeros(6) outf=zeros(3)
// EXPECT: out[::2] == a.reshape(3, 64).sum(1)
// EXPECT: out[1::2] == (a ^ 21).reshape(3, 64).max(1)
// EXPECT: outf == 16

extern "C" __global__ void shared_memory(const int *a, int *out, float *outf) {
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    __shared__ int s, m;
    __shared__ float f;
    if (t == 0) s = m = 0, f = 0.0f;
    __syncthreads();
    atomicAdd(&s, a[i]);
    atomicMax(&m, a[i] ^ 21);
    atomicAdd(&f, 0.25f);
    __syncthreads();
    if (t == 0) {
        out[2 * blockIdx.x] = s;
        out[2 * blockIdx.x + 1] = m;
        outf[blockIdx.x] = f;
    }
}
