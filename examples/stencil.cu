// Five-point stencil on a 2-D grid. Each block loads its tile and a halo of one cell into shared
// memory; the weights live in constant memory. Cells outside the grid count as zero.
//
//   minicc run examples/stencil.cu --kernel stencil --grid 3,3 --block 16,16 width=40 height=35 'in=random(1400,f32,3)' 'out=zeros(1400,f32)' --print out

#define TILE 16

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
