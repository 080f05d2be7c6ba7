// C = A * B, twice: `matmul_naive` reads every operand from global memory, `matmul_tiled` stages
// TILE x TILE tiles in shared memory. A is m x k, B is k x n, C is m x n, row-major, and no size has
// to be a multiple of the tile: lanes outside load zeros and still meet every barrier.
//
//   minicc run examples/matmul.cu --kernel matmul_tiled --grid 3,2 --block 16,16 m=30 n=40 k=50 'a=random(1500,f32,1)' 'b=random(2000,f32,2)' 'c=zeros(1200,f32)' --print c

#define TILE 16

__global__ void matmul_naive(int m, int n, int k, const float *a, const float *b, float *c) {
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= m || col >= n)
        return;
    float sum = 0.0f;
    for (int i = 0; i < k; i++)
        sum += a[row * k + i] * b[i * n + col];
    c[row * n + col] = sum;
}

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
