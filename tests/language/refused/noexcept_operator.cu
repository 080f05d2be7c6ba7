__device__ int f() noexcept { return 1; }
__global__ void k(int *out) {
    out[0] = noexcept(f()) + f(); // error@14: the operator 'noexcept' is not supported
}
