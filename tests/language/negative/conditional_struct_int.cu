struct S { int a; };
__global__ void k(int *out) {
    S s; s ? 1 : 2; // error@10: value of type 'S' is not contextually convertible to 'bool'
}
