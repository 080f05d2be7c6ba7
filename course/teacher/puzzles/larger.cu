__global__ void larger(const float *a, const float *b, float *y) {
    int i = threadIdx.x;
    y[i] = a[i] > b[i] ? a[i] : b[i];
}
