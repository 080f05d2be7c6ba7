struct S { int x; };
__global__ void k(int *out) {
    int S::*p; // error@10: pointers to members are not supported
}
