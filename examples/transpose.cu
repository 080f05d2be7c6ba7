// Matrix transpose through a shared tile, so that both the read and the write are contiguous. The tile
// is padded by one column: without it, the 32 lanes of a warp would hit one bank when reading a column.
//
//   minicc run examples/transpose.cu --kernel transpose --grid 2,2 --block 32,8 rows=40 cols=50 'in=arange(2000,f32)' 'out=zeros(2000,f32)' --print out

#define TILE 32
#define ROWS 8

__global__ void transpose(int rows, int cols, const float *in, float *out) {
    __shared__ float tile[TILE][TILE + 1];
    int x = blockIdx.x * TILE + threadIdx.x;
    int y = blockIdx.y * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += ROWS)
        if (x < cols && y + j < rows)
            tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * cols + x];
    __syncthreads();
    x = blockIdx.y * TILE + threadIdx.x;
    y = blockIdx.x * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += ROWS)
        if (x < rows && y + j < cols)
            out[(y + j) * rows + x] = tile[threadIdx.x][threadIdx.y + j];
}
