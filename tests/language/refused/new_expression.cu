__global__ void k(int *out) {
    int *p = new int; // error@14: 'new' is not supported in device code
}
