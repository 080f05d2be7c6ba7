template <typename... Ts> __device__ int sum(Ts... xs) { return (xs + ... - 1); } // error@75: operators in fold expression must be the same
__global__ void k(int *out) { out[0] = sum(1, 2); }
