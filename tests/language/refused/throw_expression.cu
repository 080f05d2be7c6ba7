__global__ void k(int *out) {
    throw 1; // error@5: exceptions are not supported in device code
}
