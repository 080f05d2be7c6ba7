// A tile with a column to spare, so that rows and columns lie in all banks.
// LAUNCH: transpose<<<(3,3),(16,16)>>> a=random(48*48,f32,81) out=zeros(48*48) n=48
// EXPECT: out.reshape(48, 48) == a.reshape(48, 48).T

extern "C" __global__ void transpose(const float *a, float *out, int n) {
    __shared__ float tile[16][17];
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = a[y * n + x];
    __syncthreads();
    out[(blockIdx.x * 16 + threadIdx.y) * n + blockIdx.y * 16 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}
