__device__ auto later(int x);
__global__ void k(int *out) {
    *out = later(1); // error@12: function 'later' with deduced return type cannot be used before it is defined
}
__device__ auto later(int x) { return x; }
