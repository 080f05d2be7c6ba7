__global__ void k(int *out) {
    int *p = out + out; // error@18: invalid operands to binary expression ('int *' and 'int *')
}
