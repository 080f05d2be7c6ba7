__global__ void k(int *out) {
    int *p = &5; // error@14: cannot take the address of an rvalue of type 'int'
}
