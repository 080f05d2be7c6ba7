// [pairs.pair] pairs of values, made, compared, taken apart
// NVCC: --expt-relaxed-constexpr
#include <utility>
__device__ std::pair<int, float> halves(int n) { return {n / 2, n * 0.5f}; }
static_assert(std::make_pair(1, 2) < std::make_pair(1, 3) && std::pair<int, int>(2, 1) != std::pair<int, int>() && sizeof(std::pair<char, int>) == 8);
extern "C" __global__ void pair_members(int *out) {
    auto p = halves(7); auto [n, f] = p; out[0] = n, out[1] = f * 2;
    std::pair<long, double> wide(p); out[2] = wide.first + wide.second * 2, out[3] = std::get<0>(p) * 10 + (std::get<float>(p) > 3);
    p.first = 9, std::get<1>(p) = 4; out[4] = p.first + p.second; std::pair<int &, int> r(out[5], 1); r.first = 8;
    out[6] = std::tuple_size<decltype(p)>::value + sizeof(std::tuple_element_t<0, std::pair<short, int>>); const auto &[a, b] = std::make_pair('a', 2); out[7] = a + b;
}
// LAUNCH: pair_members<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 7, 10, 31, 13, 8, 4, 99]
