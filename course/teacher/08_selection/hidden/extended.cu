// launch {"kernel": "extended", "grid": 1, "block": 4, "arguments": [{"uint": [4294967295, 7, 2147483648, 65536]}, {"int": [-1, 5, -2147483648, 8]}, {"long": [0, 0, 0, 0]}]}

__global__ void extended(const unsigned *a, const int *b, long long *out) {
    int i = threadIdx.x;
    out[i] = ((long long)a[i] ^ 12345) + b[i];
}
