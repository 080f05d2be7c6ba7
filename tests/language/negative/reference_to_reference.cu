__global__ void k(int *out) {
    int & & r = out[0]; // error@11: reference to a reference
}
