// launch {"kernel": "histogram", "grid": 2, "block": 8, "arguments": [12, {"int": [3, 1, 2, 3, 7, 7, 0, 3, 1, 1, 6, 3]}, {"uint": [0, 0, 0, 0, 0, 0, 0, 0]}]}

#define BINS 8

__global__ void histogram(int n, const int *data, unsigned int *counts) {
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
