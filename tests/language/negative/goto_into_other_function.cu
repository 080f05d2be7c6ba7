__device__ void f() { here: ; }
__global__ void k(int *out) {
    goto here; // error@10: use of undeclared label 'here'
}
