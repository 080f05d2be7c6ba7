// The block that ends last adds up what the others have left.
// LAUNCH: last_block<<<3,64>>> a=arange(192) parts=zeros(3) count=zeros(1) out=zeros(1)
// EXPECT: out == 18336

extern "C" __global__ void last_block(const int *a, int *parts, int *count, int *out) {
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    __shared__ bool last;
    atomicAdd(&parts[blockIdx.x], a[i]);
    __threadfence();
    __syncthreads();
    if (t == 0) last = atomicAdd(count, 1) == gridDim.x - 1;
    __syncthreads();
    if (last && t == 0) {
        int s = 0;
        for (int j = 0; j < gridDim.x; j++) s += atomicAdd(&parts[j], 0);
        *out = s;
    }
}
