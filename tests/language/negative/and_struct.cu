struct S { int a; };
__global__ void k(int *out) {
    S a; out[0] = a && 1; // error@19: value of type 'S' is not contextually convertible to 'bool'
}
