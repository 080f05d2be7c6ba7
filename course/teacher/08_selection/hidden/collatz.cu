// launch {"kernel": "collatz", "grid": 2, "block": 8, "arguments": [12, {"int": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]}]}

__global__ void collatz(int n, int *lengths) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned long long value = i;
    int length = 0;
    while (value > 1) {
        value = value % 2 == 0 ? value / 2 : 3 * value + 1;
        length++;
    }
    lengths[i] = length;
}
