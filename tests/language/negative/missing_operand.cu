__global__ void k(int *out) {
    out[0] = 1 + ; // error@18: expected expression
}
