__global__ void k(int *out) {
    static_assert(out[0], "x"); // error@19: static assertion expression is not an integral constant expression
}
