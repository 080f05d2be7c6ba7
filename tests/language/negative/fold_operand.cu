template <typename... Ts> __device__ int sum(Ts... xs) { return (xs * 2 + ...); } // error@69: expression not permitted as operand of fold expression
__global__ void k(int *out) { out[0] = sum(1, 2); }
