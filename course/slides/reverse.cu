__global__ void reverse(int* data) {
    __shared__ int tile[64];
    int base = blockIdx.x * blockDim.x, t = threadIdx.x;
    tile[t] = data[base + t];
    __syncthreads();
    if (t < blockDim.x / 2) data[base + t] = tile[blockDim.x - 1 - t];
}
