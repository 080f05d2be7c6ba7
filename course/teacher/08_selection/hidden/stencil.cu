// launch {"kernel": "stencil", "grid": [2, 2], "block": [4, 4], "arguments": [6, 5, {"float": [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]}, {"float": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}]}

#define TILE 4

__constant__ float weights[2] = {0.5f, 0.125f};

__device__ float cell(const float *in, int x, int y, int width, int height) {
    return x >= 0 && x < width && y >= 0 && y < height ? in[y * width + x] : 0.0f;
}

__global__ void stencil(int width, int height, const float *in, float *out) {
    __shared__ float tile[TILE + 2][TILE + 2];
    int left = blockIdx.x * TILE - 1, top = blockIdx.y * TILE - 1;
    int thread = threadIdx.y * TILE + threadIdx.x;
    for (int i = thread; i < (TILE + 2) * (TILE + 2); i += TILE * TILE) {
        int ty = i / (TILE + 2), tx = i % (TILE + 2);
        tile[ty][tx] = cell(in, left + tx, top + ty, width, height);
    }
    __syncthreads();
    int tx = threadIdx.x + 1, ty = threadIdx.y + 1;
    int x = left + tx, y = top + ty;
    if (x < width && y < height)
        out[y * width + x] = weights[0] * tile[ty][tx]
            + weights[1] * (tile[ty - 1][tx] + tile[ty + 1][tx] + tile[ty][tx - 1] + tile[ty][tx + 1]);
}
