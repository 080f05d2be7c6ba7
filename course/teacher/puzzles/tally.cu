__global__ void tally(int n, const int *data, int *counts) {
    int i = threadIdx.x;
    if (i < n)
        atomicAdd(&counts[data[i]], 1);
}
