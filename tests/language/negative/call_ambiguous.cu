__device__ int f(long a) { return 1; } // note@16: candidate function
__device__ int f(float a) { return 2; } // note@16: candidate function
__global__ void k(int *out) {
    out[0] = f(1.0); // error@14: call to 'f' is ambiguous
}
