// launch {"kernel": "floats", "grid": 1, "block": 4, "arguments": [{"float": [1.5, -2, 3, 0.25]}, {"float": [4, 0.5, -8, 2]}, {"float": [0, 0, 0, 0]}]}

__global__ void floats(const float *a, const float *b, float *out) {
    int i = threadIdx.x;
    float r = a[i] * b[i] + $scale.0f;
    out[i] = r > 2.0f ? r / b[i] : r - b[i];
}
