// LAUNCH: template_pack_sizeof<<<1,1>>> out=zeros(4,u64)
// EXPECT: out == [3, 0, 2, 8]
template <typename... Ts> __device__ size_t types() { return sizeof...(Ts); }
template <typename... Ts> __device__ size_t values(Ts... xs) { return sizeof...(xs); }
template <int... Is> __device__ size_t numbers() { return sizeof...(Is); }
__global__ void template_pack_sizeof(unsigned long long *out) {
    out[0] = types<int, float, char>();
    out[1] = values();
    out[2] = numbers<4, 4>();
    out[3] = sizeof(types<int>());
}
