// Thirty-two threads of a warp that ask one bank of shared memory.
__global__ void k(float *out) {
    __shared__ float tile[32][32];
    tile[threadIdx.x][threadIdx.y] = 1.0f;
    __syncthreads();
    out[threadIdx.x] = tile[threadIdx.y][threadIdx.x];
}
//   minicc examples/wrong/banks.cu -Wbank-conflict -o /dev/null
