typedef int T;
__global__ void k(int *out) {
    out[0] = T + 1; // error@14: expected expression
}
