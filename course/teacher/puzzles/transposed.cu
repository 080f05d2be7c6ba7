__global__ void transposed(int rows, int columns, const float *in, float *out) {
    int row = threadIdx.y, column = threadIdx.x;   // of out
    if (row < rows && column < columns)
        out[row * columns + column] = in[column * rows + row];
}
