// launch {"kernel": "last", "grid": 1, "block": 4, "arguments": [{"int": [4, 4, 0, 4]}, {"int": [0, 0, 0, 0]}]}

__global__ void last(const int *x, int *out) {
    int i = 0, before = 0;
    do {
        before = i;
        i = i + $start;
    } while (i < x[threadIdx.x] * $start);
    out[threadIdx.x] = before * 100 + i;
}
