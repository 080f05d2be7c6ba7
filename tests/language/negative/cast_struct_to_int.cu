struct S { int a; };
__global__ void k(int *out) {
    S s; out[0] = (int)s; // error@19: cannot cast from type 'S' to type 'int'
}
