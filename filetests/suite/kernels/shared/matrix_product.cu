// Tiles of both matrices, a step along the inner dimension at a time.
// LAUNCH: matrix_product<<<(3,3),(8,8)>>> a=random(24*24,f32,84) b=random(24*24,f32,85) c=zeros(24*24) n=24
// EXPECT: c.reshape(24, 24) ~= a.reshape(24, 24) @ b.reshape(24, 24) rtol=1e-5

#define T 8
extern "C" __global__ void matrix_product(const float *a, const float *b, float *c, int n) {
    __shared__ float as[T][T], bs[T][T];
    int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * T + y, column = blockIdx.x * T + x;
    float s = 0;
    for (int k = 0; k < n; k += T) {
        as[y][x] = a[row * n + k + x];
        bs[y][x] = b[(k + y) * n + column];
        __syncthreads();
        for (int j = 0; j < T; j++) s += as[y][j] * bs[j][x];
        __syncthreads();
    }
    c[row * n + column] = s;
}
