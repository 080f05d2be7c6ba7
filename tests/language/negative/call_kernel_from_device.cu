__global__ void g() {} // note@17: 'g' declared here
__global__ void k(int *out) {
    g(); // error@5: reference to __global__ function 'g' in __global__ function
}
