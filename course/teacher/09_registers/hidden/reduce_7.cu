// The kernel of the tour, with seven registers of 32 bits: some values are computed again.
// budget 7
// launch {"kernel": "reduce_sum", "grid": 2, "block": 8, "arguments": [20, {"float": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]}, {"float": [0, 0]}]}

__shared__ float scratch[8];

__global__ void reduce_sum(int n, const float *x, float *partial) {
    int t = threadIdx.x;
    float sum = 0.0f;
    for (int i = blockIdx.x * blockDim.x + t; i < n; i += gridDim.x * blockDim.x)
        sum += x[i];
    scratch[t] = sum;
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (t < half)
            scratch[t] += scratch[t + half];
        __syncthreads();
    }
    if (t == 0)
        partial[blockIdx.x] = scratch[0];
}
