// launch {"kernel": "branches", "grid": 1, "block": 8, "arguments": [{"int": [-3, 5, 0, 12, 7, -1, 100, 2]}, {"int": [0, 0, 0, 0, 0, 0, 0, 0]}]}

__global__ void branches(const int *x, int *out) {
    int i = threadIdx.x, v = x[i], r = 0;
    if (v < 6)
        for (int k = 0; k < v; k++)
            r += k * v;
    out[i] = r;
}
