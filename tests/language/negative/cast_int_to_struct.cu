struct S { int a; };
__global__ void k(int *out) {
    S s = (S)1; // error@11: no matching conversion for C-style cast from 'int' to 'S'
}
