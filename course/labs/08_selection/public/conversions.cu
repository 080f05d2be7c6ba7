// launch {"kernel": "conversions", "grid": 1, "block": 4, "arguments": [{"float": [2.75, -2.75, 100.5, -0.5]}, {"int": [3, -3, 7, 100]}, {"double": [0, 0, 0, 0]}, {"int": [0, 0, 0, 0]}]}

__global__ void conversions(const float *a, const int *b, double *out, int *whole) {
    int i = threadIdx.x;
    out[i] = (double)a[i] + b[i];
    whole[i] = (int)(a[i] * 2.0f) + (b[i] > 5) - (unsigned)(b[i] < 0);
}
