__global__ void tiled(int n, const float *a, const float *b, float *c) {
    __shared__ float a_tile[4][4], b_tile[4][4];
    int tx = threadIdx.x, ty = threadIdx.y;
    int row = blockIdx.y * 4 + ty, column = blockIdx.x * 4 + tx;
    float sum = 0;
    for (int start = 0; start < n; start += 4) {
        a_tile[ty][tx] = a[row * n + start + tx];
        b_tile[ty][tx] = b[(start + ty) * n + column];
        __syncthreads();
        for (int k = 0; k < 4; k++)
            sum += a_tile[ty][k] * b_tile[k][tx];
        __syncthreads();
    }
    c[row * n + column] = sum;
}
