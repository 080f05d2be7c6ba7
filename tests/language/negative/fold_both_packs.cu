template <typename... Ts> __device__ int sum(Ts... xs) { return (xs + ... + xs); } // error@69: binary fold expression has unexpanded parameter packs in both operands
__global__ void k(int *out) { out[0] = sum(1, 2); }
