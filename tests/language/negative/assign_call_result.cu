__device__ int f() { return 1; }
__global__ void k(int *out) {
    f() = 2; // error@9: expression is not assignable
}
