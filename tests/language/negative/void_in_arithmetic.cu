__device__ void f() {}
__global__ void k(int *out) {
    out[0] = f() + 1; // error@18: invalid operands to binary expression ('void' and 'int')
}
