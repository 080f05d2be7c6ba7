__global__ void powers(int degree, const float* x, float* y) {
    int i = threadIdx.x;
    float sum = 0.0f;
    for (int k = 0; k < degree; k++) {
        float power = 1.0f;
        for (int j = 0; j < k; j++) power *= x[i];
        sum += power;
    }
    y[i] = sum;
}
