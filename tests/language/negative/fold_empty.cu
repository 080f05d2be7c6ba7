template <typename... Ts> __device__ int sum(Ts... xs) { return (xs + ...); } // error@69: unary fold expression has empty expansion for operator '+' with no fallback value
__global__ void k(int *out) { out[0] = sum(); }
