// launch {"kernel": "unaligned", "grid": 2, "block": 4, "arguments": [{"int": [1, 2, 3, 4, 5, 6, 7]}]}

__global__ void unaligned(int *x) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i % 2 == 1)
        x[i] = i;
}
