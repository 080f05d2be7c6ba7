// launch {"kernel": "matmul_tiled", "grid": [2, 1], "block": [4, 4], "arguments": [3, 5, 6, {"float": [1,2,3,4,5,6,7,8,9,1,2,3,4,5,6,7,8,9]}, {"float": [1,0,2,0,1,3,1,0,2,1,0,1,1,1,0,2,2,0,1,1,0,0,3,1,1,0,1,2,1,0]}, {"float": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}]}

#define TILE 4

__global__ void matmul_tiled(int m, int n, int k, const float *a, const float *b, float *c) {
    __shared__ float a_tile[TILE][TILE];
    __shared__ float b_tile[TILE][TILE];
    int tx = threadIdx.x, ty = threadIdx.y;
    int row = blockIdx.y * TILE + ty;
    int col = blockIdx.x * TILE + tx;
    float sum = 0.0f;
    for (int start = 0; start < k; start += TILE) {
        a_tile[ty][tx] = row < m && start + tx < k ? a[row * k + start + tx] : 0.0f;
        b_tile[ty][tx] = start + ty < k && col < n ? b[(start + ty) * n + col] : 0.0f;
        __syncthreads();
        for (int i = 0; i < TILE; i++)
            sum += a_tile[ty][i] * b_tile[i][tx];
        __syncthreads();
    }
    if (row < m && col < n)
        c[row * n + col] = sum;
}
