// launch {"kernel": "rounding", "grid": 1, "block": 4, "arguments": [{"int": [-7, 7, -8, 9]}, {"int": [2, -2, 3, 4]}, {"float": [1.5, NaN, -2.0, 0.5]}, {"int": [0, 0, 0, 0]}]}

__global__ void rounding(const int *x, const int *by, const float *f, int *out) {
    int i = threadIdx.x;
    out[i] = x[i] / by[i] + x[i] % by[i] * 100 + !(f[i] > 1.0f) * 10000 + (f[i] != f[i]) * 20000;
}
