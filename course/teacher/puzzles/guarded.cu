__global__ void guarded(int n, const float *x, float *y) {
    int i = threadIdx.x;
    if (i < n)
        y[i] = 2 * x[i];
}
