__global__ void k(int *out) {
    float f = 1; out[0] = 1 << f; // error@29: invalid operands to binary expression ('int' and 'float')
}
