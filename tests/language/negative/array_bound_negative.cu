__global__ void k(int *out) {
    int a[-1]; // error@11: array is declared with a negative size
}
