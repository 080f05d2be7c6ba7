// launch: {"kernel": "polynomial", "grid": 2, "block": 32, "arguments": [60, {"float": $floats}, {"float": $zeros}]}
// A polynomial of degree 7 by powers, as one writes it first.
__global__ void polynomial(int n, const float* x, float* y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float sum = 0.0f;
    for (int k = 0; k < 8; k++) {
        float power = 1.0f;
        for (int j = 0; j < k; j++) power *= x[i];
        sum += (k - 3.5f) * power;
    }
    y[i] = sum;
}
