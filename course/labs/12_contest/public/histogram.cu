// launch: {"kernel": "histogram", "grid": 2, "block": 32, "arguments": [64, {"int": $ints}, {"int": [0, 0, 0, 0, 0, 0, 0, 0]}, {"int": [0]}]}
// Counts by remainder; whoever comes last is nobody's result, and the count must be right all the same.
__global__ void histogram(int n, const int* values, int* bins, int* total) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        int value = values[i] & 7;
        atomicAdd(&bins[value], 1);
        int before = atomicAdd(total, value);
        (void)before;
    }
}
