__global__ void k(int *out) {
    out[0] = nowhere::x; // error@14: qualified name 'nowhere::x' is not supported in device code
}
