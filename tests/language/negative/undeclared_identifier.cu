__global__ void k(int *out) {
    out[0] = missing; // error@14: use of undeclared identifier 'missing'
}
