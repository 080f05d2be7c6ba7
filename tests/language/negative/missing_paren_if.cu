__global__ void k(int *out) {
    if (out[0] out[1] = 2; // error@16: expected ')' // note@8: to match this '('
}
