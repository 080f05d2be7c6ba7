// Histogram of bytes: each block counts in shared memory, where contention is cheap, then adds its
// counts to global memory.
//
//   minicc run examples/histogram.cu --kernel histogram --grid 4 --block 256 n=5000 'data=random(5000,u8,7)' 'counts=zeros(256,u32)' --print counts

#define BINS 256

__global__ void histogram(int n, const unsigned char *data, unsigned int *counts) {
    __shared__ unsigned int local[BINS];
    for (int bin = threadIdx.x; bin < BINS; bin += blockDim.x)
        local[bin] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&local[data[i]], 1u);
    __syncthreads();
    for (int bin = threadIdx.x; bin < BINS; bin += blockDim.x)
        if (local[bin] != 0)
            atomicAdd(&counts[bin], local[bin]);
}
