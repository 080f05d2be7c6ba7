struct S { int a; };
__global__ void k(int *out) {
    S a; out[0] = !a; // error@19: invalid argument type 'S' to unary expression
}
