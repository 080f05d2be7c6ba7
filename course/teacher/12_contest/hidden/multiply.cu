// launch: {"kernel": "multiply", "grid": 1, "block": [8, 8], "arguments": [{"float": $floats}, {"float": $floats}, {"float": $zeros}]}
// An 8 by 8 product from shared memory.
__global__ void multiply(const float* a, const float* b, float* c) {
    __shared__ float at[8][8], bt[8][8];
    int row = threadIdx.y, column = threadIdx.x;
    at[row][column] = a[row * 8 + column];
    bt[row][column] = b[row * 8 + column];
    __syncthreads();
    float sum = 0.0f;
    for (int k = 0; k < 8; k++) sum += at[row][k] * bt[k][column];
    c[row * 8 + column] = sum;
}
