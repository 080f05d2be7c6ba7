// launch {"kernel": "spmv_csr", "grid": 1, "block": 8, "arguments": [5, {"int": [0, 2, 3, 3, 7, 8]}, {"int": [0, 1, 2, 0, 1, 2, 3, 3]}, {"float": [1, 2, 3, 4, 5, 6, 7, 8]}, {"float": [1, 2, 0.5, 3]}, {"float": [0, 0, 0, 0, 0]}]}

__global__ void spmv_csr(int rows, const int *offsets, const int *columns, const float *values,
                         const float *x, float *y) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < rows) {
        float sum = 0.0f;
        for (int i = offsets[row]; i < offsets[row + 1]; i++)
            sum += values[i] * x[columns[i]];
        y[row] = sum;
    }
}
