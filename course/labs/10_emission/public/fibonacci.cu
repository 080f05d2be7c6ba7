// launch {"kernel": "fibonacci", "grid": 1, "block": 4, "arguments": [$rounds, {"int": [0, 0, 0, 0]}]}

__global__ void fibonacci(int n, int *out) {
    int a = 0, b = threadIdx.x + 1;
    for (int k = 0; k < n + threadIdx.x; k++) {
        int sum = a + b;
        a = b;
        b = sum;
    }
    out[threadIdx.x] = a;
}
