struct S { int a; };
__global__ void k(int *out) {
    S s = {1, 2}; // error@15: excess elements in struct initializer
}
