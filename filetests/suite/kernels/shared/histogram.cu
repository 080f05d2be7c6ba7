// Counts of bytes, in shared memory first.
// LAUNCH: histogram<<<3,64>>> a=random(1000,u8,82) out=zeros(32) n=1000
// EXPECT: out == bincount(a >> 3, minlength=32)

extern "C" __global__ void histogram(const unsigned char *a, int *out, int n) {
    __shared__ int bins[32];
    if (threadIdx.x < 32) bins[threadIdx.x] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&bins[a[i] >> 3], 1);
    __syncthreads();
    if (threadIdx.x < 32) atomicAdd(&out[threadIdx.x], bins[threadIdx.x]);
}
