template <typename T, typename... Ts> __device__ int f(T x, Ts... xs) { return sizeof...(T); } // error@90: 'T' does not refer to the name of a parameter pack
__global__ void k(int *out) { out[0] = f(1, 2); }
