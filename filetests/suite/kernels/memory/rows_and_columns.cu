// A two-dimensional grid of two-dimensional blocks.
// LAUNCH: rows_and_columns<<<(3,2),(8,16)>>> a=arange(20*22) out=zeros(20*22) rows=20 columns=22
// EXPECT: out.reshape(22, 20) == (a.reshape(20, 22) + (arange(20)[:, None] // 16 << 8)).T

extern "C" __global__ void rows_and_columns(const int *a, int *out, int rows, int columns) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < columns && y < rows) out[x * rows + y] = a[y * columns + x] + (blockIdx.y << 8);
}
