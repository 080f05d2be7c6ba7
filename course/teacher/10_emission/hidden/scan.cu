// launch {"kernel": "inclusive_scan", "grid": 1, "block": 16, "arguments": [13, {"int": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]}, {"int": [0,0,0,0,0,0,0,0,0,0,0,0,0]}]}

#define BLOCK 16

__global__ void inclusive_scan(int n, const int *x, int *out) {
    __shared__ int buffer[2][BLOCK];
    int t = threadIdx.x, current = 0;
    buffer[0][t] = t < n ? x[t] : 0;
    __syncthreads();
    for (int offset = 1; offset < BLOCK; offset <<= 1) {
        int sum = buffer[current][t];
        if (t >= offset)
            sum += buffer[current][t - offset];
        current ^= 1;
        buffer[current][t] = sum;
        __syncthreads();
    }
    if (t < n)
        out[t] = buffer[current][t];
}
