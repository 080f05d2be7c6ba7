__global__ void k(int *out) {
    out[0] = -out; // error@14: invalid argument type 'int *' to unary expression
}
