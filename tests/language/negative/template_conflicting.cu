template <typename T> __device__ T most(T a, T b) { return a > b ? a : b; } // note@36: candidate template ignored: deduced conflicting types for parameter 'T' ('int' vs. 'double')
__global__ void k(int *out) {
    out[0] = most(1, 2.5); // error@14: no matching function for call to 'most'
}
