__global__ void k(int *out) {
    void *v = out; *v; // error@20: ISO C++ does not allow indirection on operand of type 'void *'
}
