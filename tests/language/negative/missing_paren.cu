__global__ void k(int *out) {
    out[0] = (1 + 2; // error@20: expected ')' // note@14: to match this '('
}
