// launch {"kernel": "signs", "grid": 1, "block": 4, "arguments": [{"int": [-100, 100, -1, 7]}, {"int": [0, 0, 0, 0]}]}

__global__ void signs(const int *x, int *out) {
    int i = threadIdx.x;
    out[i] = (x[i] >> 2) + (x[i] < 50 ? 1000 : 0) + (int)((unsigned)x[i] >> 28) * 10000;
}
