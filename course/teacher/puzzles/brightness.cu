__global__ void brightness(int rows, int columns, const float *in, float *out) {
    int row = blockIdx.y * blockDim.y + threadIdx.y, column = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < rows && column < columns)
        out[row * columns + column] = in[row * columns + column] + row;
}
