// launch {"kernel": "count", "grid": 1, "block": 4, "arguments": [{"int": [3, 0, 5, 2]}, {"int": [0, 0, 0, 0]}]}

__global__ void count(const int *n, int *out) {
    int i = threadIdx.x, sum = 0;
    for (int k = 0; k < n[i]; k++)
        sum += k * $start;
    out[i] = sum;
}
