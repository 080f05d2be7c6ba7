// launch {"kernel": "shifts", "grid": 1, "block": 8, "arguments": [{"int": [0, 1, 31, 5, 16, 30, 2, 8]}, {"int": [0, 0, 0, 0, 0, 0, 0, 0]}]}

__global__ void shifts(const int *by, int *out) {
    int i = threadIdx.x;
    out[i] = (1 << by[i]) + (-12345 >> by[i]);
}
