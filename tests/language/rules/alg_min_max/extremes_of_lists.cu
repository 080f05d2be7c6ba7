// [alg.min.max] the extremes of a list, by an order too; the first of equal ones
// NVCC: --expt-relaxed-constexpr
#include <algorithm>
#include <functional>
struct S { int key, id; }; __host__ __device__ constexpr bool operator<(S a, S b) { return a.key < b.key; }
static_assert(std::min({3, 1, 2}) == 1 && std::max({3, 1, 2}, std::greater<int>()) == 1 && std::minmax({4, 2, 8}).second == 8);
extern "C" __global__ void extremes_of_lists(int *out) {
    out[0] = std::max({1.5, 2.5, 0.5}) * 2; S a{1, 10}, b{1, 20}, c{2, 30}, d{2, 40}; out[1] = std::min({c, a, b, d}).id + std::max({a, c, d}).id;
    out[2] = std::min({out[0], out[1], 7}); auto both = std::minmax({out[0], out[1], 99}); out[3] = both.first * 100 + both.second; out[4] = std::max<long>({1, 2L});
}
// LAUNCH: extremes_of_lists<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [5, 40, 5, 599, 2]
