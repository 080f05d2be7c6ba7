template <typename... Ts> __device__ int sum(Ts... xs) { return xs + 1; } // error@65: expression contains unexpanded parameter pack 'xs'
__global__ void k(int *out) { out[0] = sum(1, 2); }
