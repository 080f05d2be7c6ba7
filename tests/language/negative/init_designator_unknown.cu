struct S { int a; };
__global__ void k(int *out) {
    S s = {.b = 1}; // error@13: field designator 'b' does not refer to any field in type 'S'
}
