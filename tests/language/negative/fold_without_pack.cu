template <typename... Ts> __device__ int sum(int y, Ts... xs) { return (y + ...); } // error@75: fold expression does not contain any unexpanded parameter packs
__global__ void k(int *out) { out[0] = sum(1, 2); }
