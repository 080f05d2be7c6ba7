__global__ void k(int *out) {
    out[0] = 089; // error@15: invalid digit '8' in octal constant
}
