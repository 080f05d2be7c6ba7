// launch: {"kernel": "sums", "grid": 1, "block": 40, "arguments": [{"int": [3, 1, 4, 1, 5, 9, 2, 6]}, {"int": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]}, 8, 40]}
__global__ void sums(const int *x, int *out, int n, int threads) {
    int t = threadIdx.x, sum = 0;
    if (t >= threads) return;
    for (int i = 0; i < n; i++)
        if ((t & i) == 0) sum += x[i] * $first;
    out[t] = sum;
}
