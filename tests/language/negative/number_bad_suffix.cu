__global__ void k(int *out) {
    out[0] = 12abc; // error@16: invalid suffix 'abc' on integer constant
}
