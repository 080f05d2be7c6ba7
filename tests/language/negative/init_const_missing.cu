__global__ void k(int *out) {
    const int c; // error@15: default initialization of an object of const type 'const int'
}
