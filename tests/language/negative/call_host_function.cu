__host__ int h() { return 1; } // note@14: 'h' declared here
__global__ void k(int *out) {
    out[0] = h(); // error@14: reference to __host__ function 'h' in __global__ function
}
