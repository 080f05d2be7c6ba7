// LAUNCH: template_pack_structure<<<1,1>>> out=zeros(5,f32)
// EXPECT: out == [1, 2.5, 3, 8, 3]
template <typename... Ts> struct Tuple { static constexpr int size = 0; };
template <typename T, typename... Rest> struct Tuple<T, Rest...> {
    T head;
    Tuple<Rest...> tail;
    static constexpr int size = 1 + sizeof...(Rest);
    __device__ Tuple(T first, Rest... rest) : head(first), tail(rest...) {}
};
template <int N, typename T, typename... Rest> __device__ float get(const Tuple<T, Rest...> &t) {
    if constexpr (N == 0)
        return t.head;
    else
        return get<N - 1>(t.tail);
}
template <> struct Tuple<> { static constexpr int size = 0; __device__ Tuple() {} };
__global__ void template_pack_structure(float *out) {
    Tuple<int, float, short> t(1, 2.5f, 3);
    out[0] = get<0>(t);
    out[1] = get<1>(t);
    out[2] = get<2>(t);
    out[3] = sizeof(t) - 4 * sizeof(Tuple<>);
    out[4] = Tuple<int, float, short>::size;
}
