// launch: {"kernel": "stencil", "grid": 1, "block": 8, "arguments": [{"float": [1, 5, 2, 8, 3, 9, 4, 7]}, {"float": [0, 0, 0, 0, 0, 0, 0, 0]}, 8, 3]}
__global__ void stencil(const float *in, float *out, int n, int rounds) {
    __shared__ float s[8];
    int i = threadIdx.x;
    s[i] = in[i];
    for (int round = 0; round < rounds; round++) {
        __syncthreads();
        float left = s[(i + n - 1) % n], right = s[(i + 1) % n], mine = s[i];
        __syncthreads();
        s[i] = (left + right + mine) / 3 + n / $second;
    }
    out[i] = s[i];
}
