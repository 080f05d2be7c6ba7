__global__ void collatz(int n, const int* start, int* steps) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int value = start[i], count = 0;
    while (value != 1) {
        if (value % 2 == 0)
            value = value / 2;
        else
            value = 3 * value + 1;
        count++;
    }
    steps[i] = count;
}
