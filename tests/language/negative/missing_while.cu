__global__ void k(int *out) {
    do out[0] = 1; out[1] = 2; // error@20: expected 'while' in do/while loop
}
