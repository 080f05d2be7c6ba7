struct S { int b : 3; };
__global__ void k(int *out) {
    S s; int *p = &s.b; // error@19: address of bit-field requested
}
