// [iterator.range] begin and end of arrays, of what has such members, and of lists
// NVCC: --expt-relaxed-constexpr
#include <array>
#include <iterator>
struct Range { int *first, n; __host__ __device__ constexpr int *begin() const { return first; } __host__ __device__ constexpr int *end() const { return first + n; } };
extern "C" __global__ void ends(int *out) {
    int a[] = {1, 2, 3}; std::array<int, 2> b{{4, 5}}; Range r{a + 1, 2}; out[0] = *std::begin(a) + std::end(a)[-1], out[1] = *std::begin(b) * 10 + *std::cbegin(b), out[2] = std::end(r) - std::begin(r);
    *std::begin(a) = 9; for (auto p = std::cbegin(a); p != std::cend(a); ++p) out[3] = out[3] * 10 + *p; out[4] = *std::begin({7, 8}); static_assert(noexcept(std::begin(a)) && noexcept(std::cbegin(a)) && !noexcept(std::cbegin(b)));
}
// LAUNCH: ends<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [4, 44, 2, 923, 7]
