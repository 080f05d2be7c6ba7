__global__ void k(int *out) {
    bool b = true; b--; // error@21: ISO C++17 does not allow decrementing expression of type bool
}
