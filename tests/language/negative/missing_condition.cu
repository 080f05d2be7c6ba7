__global__ void k(int *out) {
    if () out[0] = 1; // error@9: expected expression
}
