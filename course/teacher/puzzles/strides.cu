__global__ void strides(int n, const float *x, float *y) {
    int all = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += all)
        y[i] = -x[i];
}
