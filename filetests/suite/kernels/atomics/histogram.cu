// Counts in global memory.
// LAUNCH: histogram<<<4,64>>> a=random(200,u8,104) bins=zeros(16) n=200
// EXPECT: bins == bincount(a & 15, minlength=16)

extern "C" __global__ void histogram(const unsigned char *a, unsigned *bins, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    atomicAdd(&bins[a[i] & 15], 1u);
}
