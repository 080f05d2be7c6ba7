// launch: {"kernel": "average", "grid": 2, "block": 8, "arguments": [{"float": [1, 2, 4, 8, 16, 32, 64, 128, 3, 5, 7, 9]}, {"float": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]}, 12]}
template <int RADIUS> __device__ float window(const float *x, int i, int n) {
    float sum = 0;
    int count = 0;
    for (int d = -RADIUS; d <= RADIUS; d++)
        if (i + d >= 0 && i + d < n) {
            sum += x[i + d];
            count++;
        }
    return sum / count;
}

__global__ void average(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = window<1>(x, i, n) + $second;
}
