__global__ void k(int *out) {
    __shared__ int s = 3; // error@20: initialization is not supported for __shared__ variables
}
