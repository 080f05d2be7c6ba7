__global__ void k(int *out) {
    __syncthreads(1); // error@5: no matching function for call to '__syncthreads'
}
