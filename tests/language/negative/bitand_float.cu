__global__ void k(int *out) {
    float f = 1; f & 1; // error@20: invalid operands to binary expression ('float' and 'int')
}
