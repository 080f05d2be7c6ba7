__global__ void k(int *out) {
    out * 2; // error@9: invalid operands to binary expression ('int *' and 'int')
}
