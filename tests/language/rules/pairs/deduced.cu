// [pairs.pair] p4: the guides of pair, tuple and array
// NVCC: --expt-relaxed-constexpr
#include <array>
#include <tuple>
#include <utility>
extern "C" __global__ void deduced(int *out) {
    std::pair p(1, 2.5f), q{3, 4.0f};
    std::pair copy{p};
    std::pair text("ab", 3);
    static_assert(std::is_same<decltype(copy), std::pair<int, float>>::value && std::is_same<decltype(text), std::pair<const char *, int>>::value, "");
    std::tuple t(1, 2.0f, 'c'), u{t};
    std::tuple v(p);
    static_assert(std::is_same<decltype(u), std::tuple<int, float, char>>::value && std::is_same<decltype(v), std::tuple<int, float>>::value, "");
    std::array a{1, 2, 3};
    static_assert(std::is_same<decltype(a), std::array<int, 3>>::value, "");
    out[0] = p.first + q.first + copy.second * 2 + text.second;
    out[1] = std::get<0>(u) + std::get<1>(t) + std::get<2>(t) + std::get<0>(v);
    out[2] = a[0] + a[1] + a[2];
}
// LAUNCH: deduced<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [12, 103, 6]
