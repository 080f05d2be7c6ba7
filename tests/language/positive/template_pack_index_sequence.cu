// LAUNCH: template_pack_index_sequence<<<1,1>>> p=array([1,2,3,4],i32) out=zeros(5,i32)
// EXPECT: out == [20, 9, 0, 8, 500]
#include <utility>
template <size_t... Is> __device__ int weighted(const int *p, std::index_sequence<Is...>) { return (0 + ... + (p[Is] * int(Is))); }
template <int... Is> __device__ int picked(const int *p, std::integer_sequence<int, Is...>) { return (0 + ... + p[Is]); }
template <int... Is> __device__ int count(std::integer_sequence<int, Is...>) { return sizeof...(Is); }
template <class... Ts> __device__ int numbered(const int *p, Ts... xs) { return weighted(p, std::index_sequence_for<Ts...>{}); }
__global__ void template_pack_index_sequence(const int *p, int *out) {
    out[0] = weighted(p, std::make_index_sequence<4>{});
    out[1] = picked(p, std::integer_sequence<int, 3, 3, 0>{});
    out[2] = weighted(p, std::index_sequence<>{});
    out[3] = numbered(p, 1, 2.0f, 'c');
    out[4] = count(std::make_integer_sequence<int, 500>{});
}
