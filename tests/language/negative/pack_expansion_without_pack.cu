__device__ int twice(int x) { return 2 * x; }
template <typename... Ts> __device__ int f(int y, Ts... xs) { return twice(y...); } // error@76: pack expansion does not contain any unexpanded parameter packs
__global__ void k(int *out) { out[0] = f(1, 2); }
