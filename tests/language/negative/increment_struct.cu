struct S { int a; };
__global__ void k(int *out) {
    S s; s++; // error@11: cannot increment value of type 'S'
}
