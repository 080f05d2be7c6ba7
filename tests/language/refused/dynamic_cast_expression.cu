struct S { int a; };
__global__ void k(int *out) {
    S s; dynamic_cast<S *>(&s); // error@10: 'dynamic_cast' is not supported
}
