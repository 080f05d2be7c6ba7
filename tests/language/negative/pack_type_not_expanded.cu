template <typename... Ts> __device__ int sum(Ts... xs) { Ts y = 0; return y; } // error@58: declaration type contains unexpanded parameter pack 'Ts'
__global__ void k(int *out) { out[0] = sum(1, 2); }
