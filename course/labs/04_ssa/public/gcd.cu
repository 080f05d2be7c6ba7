// launch: {"kernel": "gcds", "grid": 2, "block": 8, "arguments": [{"int": [12, 18, 7, 100, 64, 9, 0, 5, 33, 1]}, {"int": [8, 27, 21, 75, 48, 6, 4, 0, 11, 1]}, {"int": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]}, 10]}
__global__ void gcds(const int *a, const int *b, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int x = a[i], y = b[i];
    while (y != 0) {
        int rest = x % y;
        x = y;
        y = rest;
    }
    out[i] = x + $first;
}
