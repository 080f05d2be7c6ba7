struct S { int a; };
__global__ void k(int *out) {
    S a, b; a + b; // error@15: invalid operands to binary expression ('S' and 'S')
}
