__global__ void k(int *out) {
    out[0] = 0b12; // error@17: invalid digit '2' in binary constant
}
