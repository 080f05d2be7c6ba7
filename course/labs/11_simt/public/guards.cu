// launch {"kernel": "guards", "grid": 1, "block": 8, "arguments": [{"int": [0, 5, -1, 700, 3, 900, 2, 1]}, {"int": [10, 20, 30, 40, 50, 60]}, {"int": [0, 0, 0, 0, 0, 0, 0, 0]}]}

__global__ void guards(const int *at, const int *x, int *out) {
    int i = threadIdx.x;
    if (at[i] >= 0 && at[i] < 6)
        out[i] = x[at[i]];
}
