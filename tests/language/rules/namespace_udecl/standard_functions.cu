// [namespace.udecl] p1, p10: what using declarations bring from std into a namespace is found there, beside the namespace's own
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
using std::floor;
namespace ns {
using std::size_t;
using std::sqrt;
__device__ float sqrt(int x) { return x; }
struct V { float x; };
__device__ V sqrt(V v) { return v; }
}
namespace m {
using std::abs;
using std::isnan;
template <class T> __device__ T f(T x) { return abs(x) + isnan(x); }
}
namespace a { using std::fabs; }
namespace b { using a::fabs; }
namespace c { using namespace b; }
namespace outer { namespace inner { using std::pow, std::memcpy; } using namespace inner; }
namespace types { using std::uint16_t; using std::ptrdiff_t; }
template <class T> __device__ T g(T x) { using std::exp; using ns::sqrt; return exp(x - x) + sqrt(x * x); }
extern "C" __global__ void standard_functions(int *out) {
    ns::size_t n = sizeof(ns::size_t) + sizeof(types::uint16_t) * 10 + sizeof(types::ptrdiff_t) * 100;
    out[0] = n;
    out[1] = ns::sqrt(16.0f) + ns::sqrt(5) * 10 + ns::sqrt(ns::V{2}).x * 100;
    out[2] = m::f(-2.0) + m::f(-3.0f) * 10 + m::abs(-4) * 100 + m::isnan(1.0f);
    out[3] = c::fabs(-7.0) + b::fabs(-8.0f) * 10;
    out[4] = outer::pow(2.0f, 3.0f) + floor(2.5) * 10 + ::floor(3.5) * 100;
    out[5] = g(2.0f) + g(3.0) * 10;
    using namespace ns;
    out[6] = sqrt(9.0) + sqrt(V{5}).x * 10;
    outer::memcpy(&out[7], &out[6], sizeof(int));
}
// LAUNCH: standard_functions<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [828, 254, 432, 87, 328, 43, 53, 53]
