__device__ int f(int *p) { return *p; } // note@16: candidate function not viable: no known conversion from 'float' to 'int *' for 1st argument
__global__ void k(int *out) {
    out[0] = f(1.5f); // error@14: no matching function for call to 'f'
}
