__global__ void k(int *out) {
    extern __shared__ int s[] = {1}; // error@27: initialization is not supported for __shared__ variables
}
