// OPTIONS: -Wbank-conflict
struct Plain { float x, y, z, w; };
__global__ void square(float *out, int n) {
    __shared__ float tile[32][32], padded[32][33];
    int x = threadIdx.x, y = threadIdx.y;
    tile[y][x] = out[x];
    tile[x][y] = out[x]; // warning@16: 32-way bank conflict in store to shared memory [-Wbank-conflict]
    padded[x][y] = out[y];
    __syncthreads();
    if (x < 8) out[x] = tile[x][0]; // warning@25: 8-way bank conflict in load from shared memory [-Wbank-conflict]
    if (x == 0) out[n] = tile[x][3];
    out[y] = tile[n][x] + tile[0][n] + padded[x][x]; // warning@40: 2-way bank conflict in load from shared memory [-Wbank-conflict]
    for (int i = x; i < n; i += blockDim.x) out[i] += tile[i][y]; // warning@55: 32-way bank conflict in load from shared memory [-Wbank-conflict]
    out[x] = tile[0][x * n] + tile[0][(int)out[x]];
}
__global__ void halves(float *out) {
    __shared__ float tile[16][16], padded[16][17];
    int x = threadIdx.x, y = threadIdx.y;
    tile[y][x] = out[x];
    padded[y][x] = out[y]; // warning@18: 2-way bank conflict in store to shared memory [-Wbank-conflict]
    out[y] = tile[x][y]; // warning@14: 8-way bank conflict in load from shared memory [-Wbank-conflict]
    out[x] = padded[x][y]; // warning@14: 2-way bank conflict in load from shared memory [-Wbank-conflict]
}
__global__ void sizes(float4 *whole, Plain *parts, double *out) {
    __shared__ float4 vectors[64];
    __shared__ Plain structures[64];
    __shared__ double doubles[64];
    __shared__ char bytes[256];
    extern __shared__ float dynamic[];
    int x = threadIdx.x;
    vectors[x] = whole[x];
    structures[x] = parts[x]; // warning@19: 4-way bank conflict in store to shared memory [-Wbank-conflict]
    doubles[x] = out[x];
    doubles[2 * x] = out[x]; // warning@20: 2-way bank conflict in store to shared memory [-Wbank-conflict]
    bytes[x] = 1;
    dynamic[2 * x + 1] = 1; // warning@24: 2-way bank conflict in store to shared memory [-Wbank-conflict]
    __syncthreads();
    whole[x] = vectors[x ^ 1];
    out[x] = doubles[x / 32] + bytes[x] + dynamic[x % 16] + dynamic[x / 2 * 64]; // warning@61: 16-way bank conflict in load from shared memory [-Wbank-conflict]
    for (int s = blockDim.x / 2; s > 0; s >>= 1)
        if (x < s) dynamic[x] += dynamic[x + s];
    parts[x].x = structures[0].x;
}
