__device__ void f() {}
__global__ void k(int *out) {
    while (f()) out[0] = 1; // error@12: value of type 'void' is not contextually convertible to 'bool'
}
