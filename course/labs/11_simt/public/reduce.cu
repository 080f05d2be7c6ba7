// launch {"kernel": "reduce", "grid": 2, "block": 8, "arguments": [{"int": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]}, {"int": [0, 0]}]}

__global__ void reduce(const int *x, int *partial) {
    __shared__ int scratch[8];
    int t = threadIdx.x;
    scratch[t] = x[blockIdx.x * blockDim.x + t];
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (t < half)
            scratch[t] += scratch[t + half];
        __syncthreads();
    }
    if (t == 0)
        partial[blockIdx.x] = scratch[0];
}
