__global__ void k(int *out) {
    out[0] = out[1] ? 1; // error@24: expected ':'
}
