// launch {"kernel": "unsigneds", "grid": 1, "block": 4, "arguments": [{"uint": [4000000000, 5, 77, 2147483648]}, {"uint": [0, 0, 0, 0]}]}

__global__ void unsigneds(const unsigned *a, unsigned *out) {
    int i = threadIdx.x;
    unsigned x = a[i];
    unsigned r = x >> $shift;
    if (x > 100u)
        r += 1u;
    out[i] = r;
}
