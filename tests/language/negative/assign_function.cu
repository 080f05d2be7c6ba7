__device__ int f() { return 1; }
__global__ void k(int *out) {
    f = 0; // error@7: expression is not assignable
}
