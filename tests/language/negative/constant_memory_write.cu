__constant__ int c;
__global__ void k(int *out) {
    c = 1; // error@7: cannot assign to variable 'c': '__constant__' memory cannot be written by device code
}
