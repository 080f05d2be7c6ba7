__device__ int f(int a, int b) { return a + b; } // note@16: candidate function not viable: requires 2 arguments, but 1 was provided
__global__ void k(int *out) {
    out[0] = f(1); // error@14: no matching function for call to 'f'
}
