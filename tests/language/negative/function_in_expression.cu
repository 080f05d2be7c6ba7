__global__ void k(int *out) {
    out[0] = int; // error@14: expected expression
}
