struct S;
__global__ void k(int *out) {
    out[0] = sizeof(S); // error@14: invalid application of 'sizeof' to an incomplete type 'S'
}
