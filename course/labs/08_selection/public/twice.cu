// launch {"kernel": "twice", "grid": 1, "block": 4, "arguments": [{"int": [2, -3, 4, 50]}, {"int": [5, 6, -7, 8]}, {"int": [0, 0, 0, 0]}, {"int": [0, 0, 0, 0]}]}

__global__ void twice(const int *a, const int *b, int *p, int *q) {
    int i = threadIdx.x;
    int product = a[i] * b[i];
    p[i] = product + a[i];
    q[i] = product - b[i];
}
