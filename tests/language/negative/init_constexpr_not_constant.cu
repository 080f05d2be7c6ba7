__global__ void k(int *out) {
    constexpr int c = out[0]; // error@19: constexpr variable 'c' must be initialized by a constant expression
}
