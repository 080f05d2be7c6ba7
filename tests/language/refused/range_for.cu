__global__ void k(int *out) {
    int a[3] = {1, 2, 3};
    for (int x : a) out[0] += x; // error@16: range-based 'for' loops are not supported
}
