template <typename T> __device__ T add(T a, T b) { return a + b; } // note@36: candidate template ignored: deduced conflicting types for parameter 'T' ('int' vs. 'float')
__global__ void k(int *out) { out[0] = add(1, 2.0f); } // error@40: no matching function for call to 'add'
