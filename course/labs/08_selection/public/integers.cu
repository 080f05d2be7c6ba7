// launch {"kernel": "integers", "grid": 1, "block": 4, "arguments": [{"int": [17, -5, 1000, -64]}, {"int": [3, 7, -9, 5]}, {"int": [0, 0, 0, 0]}]}

__global__ void integers(const int *a, const int *b, int *out) {
    int i = threadIdx.x;
    int x = a[i], y = b[i];
    int r = x - y;
    r ^= x / y;
    r += (x & y) | (x % y);
    r -= x >> 2;
    out[i] = r;
}
