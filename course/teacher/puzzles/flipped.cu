__global__ void flipped(float *x) {
    __shared__ float tile[8];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    tile[t] = x[i];
    __syncthreads();
    x[i] = tile[7 - t];
}
