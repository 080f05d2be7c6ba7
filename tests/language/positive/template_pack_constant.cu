// LAUNCH: template_pack_constant<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [1, 0, 6]
template <typename T, typename U> struct Same { static constexpr bool value = false; };
template <typename T> struct Same<T, T> { static constexpr bool value = true; };
template <typename T, typename... Ts> constexpr bool any_of = (Same<T, Ts>::value || ...);
template <int... Is> constexpr int total = (0 + ... + Is);
__global__ void template_pack_constant(int *out) {
    out[0] = any_of<int, float, int>;
    out[1] = any_of<int>;
    out[2] = total<1, 2, 3>;
}
