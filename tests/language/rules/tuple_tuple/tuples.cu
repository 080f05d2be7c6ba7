// [tuple.tuple] tuples made, taken apart by index and type, compared, joined and applied; they lie as in the host's library
// NVCC: --expt-relaxed-constexpr
#include <tuple>
template <int I, typename... A> using at = typename std::tuple_element<I, std::tuple<A...>>::type;
struct P { int a, b; constexpr __host__ __device__ P(int a, int b) : a(a), b(b) { } };
static_assert(sizeof(std::tuple<int, char, double>) == 16 && sizeof(std::tuple<char, double, char>) == 24 && std::tuple_size_v<std::tuple<>> == 0);
extern "C" __global__ void tuples(int *out) {
    std::tuple<int, float, char> t(1, 2.5f, 'c'), u(t);
    out[0] = std::get<0>(t) + std::get<1>(t) * 2 + std::get<char>(t); auto [x, y, z] = t; out[1] = x + (y > 2) + z;
    std::get<0>(t) = 5; out[2] = std::get<int>(t), out[3] = (t < u) + 2 * (t == u) + 4 * (t > u); at<1, int, float> f = 2.5f; out[4] = f * 2;
    auto c = std::tuple_cat(std::make_tuple(1, 2L), std::make_tuple('a'), std::tuple<>()); out[5] = std::get<2>(c), out[6] = std::tuple_size<decltype(c)>::value;
    out[7] = std::apply([](int a, long b, char d) { return int(a + b + d); }, c); int p = 3; std::tuple<int &> r(p); std::get<0>(r) = 9; out[8] = p;
    std::tuple<int, int> w = std::make_pair(4, 5); std::tuple<long, double> v = w; out[9] = std::get<1>(w) * 10 + std::get<0>(v), out[10] = std::get<1>(std::tie(p, out[2]));
    out[11] = (int)((char *)&std::get<0>(t) - (char *)&t); auto m = std::make_from_tuple<P>(std::make_tuple(3, 4)); out[12] = m.a * 10 + m.b;
}
// LAUNCH: tuples<<<1,1>>> out=zeros(13,i32)
// EXPECT: out == [105, 101, 5, 4, 5, 97, 3, 100, 9, 54, 5, 8, 34]
