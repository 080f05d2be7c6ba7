__global__ void k(int *out) {
    float f = 1; out[0] = ~f; // error@27: invalid argument type 'float' to unary expression
}
