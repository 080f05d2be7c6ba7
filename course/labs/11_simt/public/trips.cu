// launch {"kernel": "trips", "grid": 1, "block": 8, "arguments": [{"int": [3, 0, 5, 1, 2, 7, 1, 4]}, {"int": [0, 0, 0, 0, 0, 0, 0, 0]}]}

__global__ void trips(const int *n, int *out) {
    int i = threadIdx.x, sum = 0;
    for (int k = 0; k < n[i]; k++)
        sum += $step * k + 1;
    out[i] = sum;
}
