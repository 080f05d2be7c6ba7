__global__ void k(int *out) {
    int a[2]; a[1.5] = 1; // error@17: array subscript is not an integer
}
