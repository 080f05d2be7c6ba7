union U { int a; float b; };
__global__ void k(int *out) {
    U u = {1, 2.0f}; // error@15: excess elements in union initializer
}
