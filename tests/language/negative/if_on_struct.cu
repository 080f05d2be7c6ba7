struct S { int a; };
__global__ void k(int *out) {
    S s; if (s) out[0] = 1; // error@14: value of type 'S' is not contextually convertible to 'bool'
}
