// launch {"kernel": "exchange", "grid": 1, "block": 4, "arguments": [$rounds, {"int": [0, 0, 0, 0]}]}

__global__ void exchange(int n, int *out) {
    int a = $start, b = threadIdx.x * 10;
    for (int k = 0; k < n + threadIdx.x; k++) {
        int old = a;
        a = b;
        b = old;
    }
    out[threadIdx.x] = a * 100 + b;
}
