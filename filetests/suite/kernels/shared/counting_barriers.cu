// How many threads of a block, whether any and whether all.
// LAUNCH: counting_barriers<<<3,64>>> a=arange(192) out=zeros(192)
// EXPECT: out.reshape(3, 64) == ((arange(192).reshape(3, 64) % 3 == 0).sum(1) * 100 + array([1, 11, 0]) - array([0, 0, 0]))[:, None]

extern "C" __global__ void counting_barriers(const int *a, int *out) {
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    int c = __syncthreads_count(a[i] % 3 == 0), any = __syncthreads_or(a[i] == 70), all = __syncthreads_and(a[i] < 128);
    out[i] = c * 100 + (any != 0) * 10 + (all != 0);
}
