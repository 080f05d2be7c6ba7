// launch: {"kernel": "collatz", "grid": 1, "block": 32, "arguments": [32, {"int": $zeros}]}
__device__ int next(int value) { return value % 2 == 0 ? value / 2 : 3 * value + 1; }
__global__ void collatz(int n, int* steps) {
    int i = threadIdx.x;
    if (i >= n) return;
    int count = 0;
    for (int value = i + 1; value != 1 && count < 40; value = next(value)) count++;
    steps[i] = count;
}
