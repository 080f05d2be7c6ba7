__global__ void k(int *out) {
    int n = out[0]; int a[n]; // error@27: variable length arrays are not supported; the size must be a constant expression
}
