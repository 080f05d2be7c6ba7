template <typename... Ts> struct List {};
template <typename... Ts> __device__ int count(Ts... xs) { return sizeof...(xs); }
template <typename... Ts, typename... Us> __device__ int f(List<Ts...>, Us... us) { return count((us * (int)sizeof(Ts))...); } // error@102: pack expansion contains parameter packs 'us' and 'Ts' that have different lengths (2 vs. 1)
__global__ void k(int *out) { out[0] = f(List<int>{}, 1, 2); }
