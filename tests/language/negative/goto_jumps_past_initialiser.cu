__global__ void k(int *out) {
    goto end; int a = 1; out[0] = a; end: ; // error@5: cannot jump from this goto statement to its label // note@19: jump bypasses variable initialization
}
