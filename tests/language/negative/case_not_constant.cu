__global__ void k(int *out) {
    int n = out[0]; switch (n) { case n: break; } // error@39: case value is not an integral constant expression
}
