// Host code uses the library as it likes, in functions that could be constant and in classes; device code does not mention them.
#include <algorithm>
#include <cinttypes>
#include <utility>
using std::begin, std::min;
template <typename T> constexpr size_t threads(T n, size_t max = 1024) { return std::min(static_cast<size_t>(max), n); }
constexpr size_t blocks(size_t n) { return std::max(n / 256, threads(n)); }
struct Header { std::uint16_t size; std::pair<int, int> range; int most() const { return std::max(range.first, range.second); } };
constexpr int widest(Header h) { return std::max(h.range.first, 2); }
extern "C" __global__ void library(int *out) { out[0] = 1; }
// LAUNCH: library<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [1]
