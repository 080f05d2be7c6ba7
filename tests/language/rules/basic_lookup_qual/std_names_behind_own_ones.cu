// [basic.lookup.qual] p1: std::name is the library's, whatever namespaces, classes and blocks around declare with its name
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
namespace n {
using size_t = unsigned char; struct uint32_t { int x; }; struct D { float v; };
__device__ D sin(D a) { return {std::sin(a.v) + 1}; } __device__ bool isnan(D) { return true; } __device__ int memset(D) { return 0; }
struct S { int v; __device__ S abs() const { return {std::abs(v)}; } __device__ std::size_t size() const { return sizeof(std::size_t); } };
template <class T> __device__ T norm(T a, T b) { T sqrt = std::sqrt(a * a + b * b); return sqrt; }
__device__ std::uint32_t half(std::uint32_t x) { std::uint32_t y{x}; return std::uint32_t(y) / static_cast<std::uint32_t>(2u); }
__device__ int filled() { char b[8]; std::memset(b, 1, sizeof b); int sum = 0; for (std::size_t i = 0; i < sizeof(b); ++i) sum += b[i]; return sum; }
}
extern "C" __global__ void std_names_behind_own_ones(int *out) { out[0] = n::sin(n::D{0}).v; out[1] = n::S{-3}.abs().v; out[2] = n::S{1}.size(); out[3] = n::norm(3.0f, 4.0f); out[4] = n::half(5u); out[5] = n::filled(); int abs = std::abs(-2); out[6] = abs; double exp = std::exp(0.0); out[7] = exp; auto call = [](float fabs) { return std::fabs(fabs); }; out[8] = call(-6.0f); }
// LAUNCH: std_names_behind_own_ones<<<1,1>>> out=zeros(9,i32)
// EXPECT: out == [1, 3, 8, 5, 2, 8, 2, 1, 6]
