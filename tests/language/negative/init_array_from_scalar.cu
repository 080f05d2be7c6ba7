__global__ void k(int *out) {
    int a[2] = 5; // error@16: array initializer must be an initializer list or string literal
}
