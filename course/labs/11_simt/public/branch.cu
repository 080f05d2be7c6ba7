// launch {"kernel": "branch", "grid": 1, "block": 8, "arguments": [{"int": [1, -2, 3, -4, 5, -6, 7, -8]}, {"int": [0, 0, 0, 0, 0, 0, 0, 0]}]}

__global__ void branch(const int *x, int *out) {
    int i = threadIdx.x, value = x[i];
    if (value < 0) {
        for (int k = 0; k < 3; k++)
            value = value * 2 - x[(i + k) % 8];
    } else {
        for (int k = 0; k < 2; k++)
            value = value * 3 + x[(i + k) % 8];
    }
    out[i] = value;
}
