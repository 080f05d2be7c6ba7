// LAUNCH: template_pack_constexpr_if<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == 321
template <typename T, typename... Rest> __device__ int digits(T x, Rest... rest) {
    if constexpr (sizeof...(rest) > 0)
        return x + 10 * digits(rest...);
    else
        return x;
}
__global__ void template_pack_constexpr_if(int *out) { out[0] = digits(1, 2, 3); }
