__global__ void k(int *out) {
    int *p = out + 1.5; // error@18: invalid operands to binary expression ('int *' and 'double')
}
