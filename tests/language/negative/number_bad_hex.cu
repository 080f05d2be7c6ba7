__global__ void k(int *out) {
    out[0] = 0x; // error@15: invalid suffix 'x' on integer constant
}
