__global__ void k(int *out) {
    int a = 1; a[0] = 2; // error@16: subscripted value is not an array, pointer, or vector
}
