// launch {"kernel": "doubles", "grid": 1, "block": 4, "arguments": [{"double": [1.5, -2, 3, 0.25]}, {"double": [0, 0, 0, 0]}, {"float": [0, 0, 0, 0]}]}

__global__ void doubles(const double *a, double *out, float *narrow) {
    int i = threadIdx.x;
    double r = a[i] * 3.0 + 0.5;
    out[i] = r < 1.0 ? r / 2.0 : r - 1.0;
    narrow[i] = (float)(r * r);
}
