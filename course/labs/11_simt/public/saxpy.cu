// launch {"kernel": "saxpy", "grid": 2, "block": 8, "arguments": [$bound, 2.0, {"float": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]}, {"float": [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]}]}

__global__ void saxpy(int n, float a, const float *x, float *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];
}
