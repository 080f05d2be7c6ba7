// launch {"kernel": "early", "grid": 1, "block": 8, "arguments": [5, {"int": [1, 2, 3, 4, 5, 6, 7, 8]}]}

__global__ void early(int n, int *x) {
    __shared__ int s[8];
    int t = threadIdx.x;
    if (t >= n)
        return;
    s[t] = x[t];
    __syncthreads();
    x[t] = s[n - 1 - t];
}
