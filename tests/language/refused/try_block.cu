__global__ void k(int *out) {
    try { out[0] = 1; } catch (...) {} // error@5: exceptions are not supported in device code
}
