__global__ void k(int *out) {
    float f = 1e; // error@16: exponent has no digits
}
