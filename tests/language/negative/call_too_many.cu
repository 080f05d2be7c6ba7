__device__ int f(int a) { return a; } // note@16: candidate function not viable: requires single argument 'a', but 2 arguments were provided
__global__ void k(int *out) {
    out[0] = f(1, 2); // error@14: no matching function for call to 'f'
}
