// launch: {"kernel": "reverse", "grid": 2, "block": 32, "arguments": [{"int": $ints}]}
// Each block reverses its part in shared memory.
__global__ void reverse(int* data) {
    __shared__ int tile[32];
    int base = blockIdx.x * blockDim.x;
    tile[threadIdx.x] = data[base + threadIdx.x];
    __syncthreads();
    data[base + threadIdx.x] = tile[blockDim.x - 1 - threadIdx.x];
}
