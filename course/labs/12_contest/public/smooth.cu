// launch: {"kernel": "smooth", "grid": 1, "block": 32, "arguments": [{"float": $floats}, 3]}
// Steps in place: what one thread writes another reads in the next step.
__global__ void smooth(float* data, int steps) {
    int i = threadIdx.x;
    for (int s = 0; s < steps; s++) {
        float left = data[(i + 31) % 32], own = data[i];
        __syncthreads();
        data[i] = 0.5f * (left + own);
        __syncthreads();
    }
}
