// launch {"kernel": "addresses", "grid": 2, "block": 4, "arguments": [{"int": [1, 2, 3, 4, 5, 6, 7, 8]}, {"int": [0, 0, 0, 0, 0, 0, 0, 0]}]}

__global__ void addresses(const int *x, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = x[i] * $scale + i;
}
