__global__ void k(int *out) {
    int a[2] = {1, 2, 3}; // error@23: excess elements in array initializer
}
