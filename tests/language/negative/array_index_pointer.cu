__global__ void k(int *out) {
    int a[2]; a[out] = 1; // error@17: array subscript is not an integer
}
