__global__ void k(int *out) {
    const int c = 1; int &r = c; // error@27: binding reference of type 'int' to value of type 'const int' drops 'const' qualifier
}
