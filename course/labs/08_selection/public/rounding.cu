// launch {"kernel": "rounding", "grid": 1, "block": 2, "arguments": [{"float": [1.000244140625, 1.0001220703125]}, {"float": [-1.00048828125, -1.000244140625]}, {"float": [0, 0]}]}
// options -fmad=false

__global__ void rounding(const float *a, const float *c, float *out) {
    int i = threadIdx.x;
    out[i] = a[i] * a[i] + c[i];
}
