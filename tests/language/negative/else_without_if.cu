__global__ void k(int *out) {
    else out[0] = 1; // error@5: expected expression
}
