__global__ void k(int *out) {
    float f = 1; out[0] = f % 2; // error@29: invalid operands to binary expression ('float' and 'int')
}
