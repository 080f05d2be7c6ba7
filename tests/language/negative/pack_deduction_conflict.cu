template <typename T, typename... Ts> __device__ T first(T x, T y, Ts... rest) { return x; } // note@52: candidate template ignored: deduced conflicting types for parameter 'T' ('int' vs. 'float')
__global__ void k(int *out) { out[0] = first(1, 2.5f, 3); } // error@40: no matching function for call to 'first'
