// launch {"kernel": "logic", "grid": 1, "block": 8, "arguments": [5, {"int": [1, -2, 3, 40, 5, -60, 7, 8]}, {"int": [0, 0, 0, 0, 0, 0, 0, 0]}]}

__global__ void logic(int n, const int *x, int *out) {
    int i = threadIdx.x, v = x[i];
    bool a = v > 2 && v < n, b = v < 0 || i == n;
    out[i] = (a != b ? 10 : 20) + (a && !b) + (int)(v == 40);
}
