// LAUNCH: template_pack_alias<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [2, 24]
template <typename... Ts> struct Count { static constexpr int value = sizeof...(Ts); };
template <typename... Ts> using Pointers = Count<Ts *...>;
template <typename T, typename... Ts> using First = T;
__global__ void template_pack_alias(int *out) {
    out[0] = Pointers<int, float>::value;
    out[1] = sizeof(First<double, char, int>) * 3;
}
