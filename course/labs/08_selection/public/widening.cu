// launch {"kernel": "widening", "grid": 1, "block": 4, "arguments": [{"int": [-1, 2147483647, -2147483648, 65536]}, {"uint": [4294967295, 7, 2147483648, 65536]}, {"long": [0, 0, 0, 0]}, {"long": [0, 0, 0, 0]}]}

__global__ void widening(const int *a, const unsigned *b, long long *s, long long *u) {
    int i = threadIdx.x;
    s[i] = (long long)a[i] * a[3 - i];
    u[i] = (unsigned long long)b[i] * b[3 - i];
}
