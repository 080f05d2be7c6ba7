__global__ void total(const float *x, float *total) {
    __shared__ float part[16];
    int t = threadIdx.x;
    part[t] = x[t];
    __syncthreads();
    for (int half = 8; half > 0; half /= 2) {
        if (t < half)
            part[t] += part[t + half];
        __syncthreads();
    }
    if (t == 0)
        total[0] = part[0];
}
