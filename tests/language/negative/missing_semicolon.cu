__global__ void k(int *out) {
    out[0] = 1 // error@15: expected ';' after expression
    out[1] = 2;
}
