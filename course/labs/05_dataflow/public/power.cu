// launch: {"kernel": "powers", "grid": 1, "block": 8, "arguments": [{"int": [0, 1, 2, 3, 4, 5, 6, 7]}, 8]}
__global__ void powers(int *x, int n) {
    int i = threadIdx.x;
    if (i >= n) return;
    int base = x[i], exponent = $second, result = 1;
    while (exponent > 0) {
        if (exponent & 1) result *= base;
        base *= base;
        exponent >>= 1;
    }
    x[i] = result + ($first > 100 ? n : 0);
}
