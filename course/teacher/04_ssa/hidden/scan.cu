// launch: {"kernel": "scan", "grid": 1, "block": 16, "arguments": [{"int": [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3]}, {"int": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]}]}
__global__ void scan(const int *in, int *out) {
    __shared__ int s[16];
    int t = threadIdx.x;
    int mine = in[t];
    s[t] = mine;
    __syncthreads();
    for (int d = 1; d < 16; d *= 2) {
        int other = 0;
        if (t >= d) other = s[t - d];
        __syncthreads();
        mine += other;
        s[t] = mine;
        __syncthreads();
    }
    out[t] = mine + $second;
}
