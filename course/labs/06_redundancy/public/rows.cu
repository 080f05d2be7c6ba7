// launch: {"kernel": "rows", "grid": 1, "block": 4, "arguments": [{"float": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]}, {"float": [0, 0, 0, 0]}, 4, 3]}
__global__ void rows(const float *m, float *sums, int height, int width) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= height) return;
    float sum = 0;
    for (int column = 0; column < width; column++)
        sum += m[row * width + column] * m[row * width + column] + $second;
    sums[row] = sum;
}
