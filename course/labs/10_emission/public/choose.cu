// launch {"kernel": "choose", "grid": 1, "block": 8, "arguments": [{"int": [-3, 5, 0, 12, 7, -1, 100, 2]}, {"int": [0, 0, 0, 0, 0, 0, 0, 0]}]}

__global__ void choose(const int *x, int *out) {
    int v = x[threadIdx.x], r = 0;
    if (v < 0) {
        r = 1;
        out[threadIdx.x] = v;
    } else if (v > 6) {
        for (int k = 0; k < v; k += 5)
            r += k;
    }
    if (r != 1)
        out[threadIdx.x] = r + $start;
}
