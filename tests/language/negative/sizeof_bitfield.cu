struct S { int b : 3; };
__global__ void k(int *out) {
    S s; out[0] = sizeof(s.b); // error@19: invalid application of 'sizeof' to bit-field
}
