// launch: {"kernel": "sums", "grid": 2, "block": 32, "arguments": [{"float": $floats}, {"float": [0.0, 0.0]}]}
// A tree of sums. The order of additions is part of the result.
__global__ void sums(const float* in, float* out) {
    __shared__ float part[32];
    int t = threadIdx.x;
    part[t] = in[blockIdx.x * 32 + t];
    __syncthreads();
    for (int step = 16; step > 0; step /= 2) {
        if (t < step) part[t] += part[t + step];
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = part[0];
}
