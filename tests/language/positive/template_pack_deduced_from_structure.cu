// LAUNCH: template_pack_deduced_from_structure<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [2, 0, 105]
template <typename... Ts> struct List {};
template <typename... Ts> __device__ int length(List<Ts...>) { return sizeof...(Ts); }
template <typename T, typename... Ts> __device__ int bytes(T first, List<Ts...>) { return first * 100 + (0 + ... + (int)sizeof(Ts)); }
__global__ void template_pack_deduced_from_structure(int *out) {
    out[0] = length(List<int, float>{});
    out[1] = length(List<>{});
    out[2] = bytes(1, List<char, float>());
}
