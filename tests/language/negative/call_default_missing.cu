__device__ int f(int a, int b = 2); // note@16: candidate function not viable: requires at least 1 argument, but 0 were provided
__global__ void k(int *out) {
    out[0] = f(); // error@14: no matching function for call to 'f'
}
