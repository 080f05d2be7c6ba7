// [alg.min.max] references to one of the arguments, the first of equal ones; the extremes of a list and of a range
// NVCC: --expt-relaxed-constexpr
#include <algorithm>
#include <functional>
struct S { int key, id; }; __host__ __device__ constexpr bool operator<(S a, S b) { return a.key < b.key; }
static_assert(std::min(3, 2) == 2 && std::max({1, 5, 4}) == 5 && std::clamp(9, 1, 4) == 4 && std::max(1, 2, std::greater<int>()) == 1);
extern "C" __global__ void extremes(int *out) {
    S a{1, 10}, b{1, 20}; out[0] = std::min(a, b).id + std::max(a, b).id, out[1] = &std::min(a, b) == &a; const int &least = std::min(out[0], out[1]); out[1] = 7; out[2] = least;
    auto both = std::minmax(out[0], out[2]); out[3] = both.first * 100 + both.second; int v[] = {4, 1, 8, 8, 1}; out[4] = std::max_element(v, v + 5) - v, out[5] = std::min_element(v, v + 5) - v;
    out[6] = std::clamp(out[0], 1, 5) * 10 + std::min({5, out[2], 9}), out[7] = std::max<double>(1, 2.5f) * 2;
}
// LAUNCH: extremes<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [20, 7, 7, 720, 2, 1, 55, 5]
