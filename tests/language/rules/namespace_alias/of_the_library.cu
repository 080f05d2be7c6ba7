// [namespace.alias] p1: another name of the library's namespace, whose functions are called by it
#include <cmath>
namespace q = std;
namespace r = ::q;
template <class T> __device__ T both(T x) { using q::ceil; return r::fabs(x) + ceil(x); }
namespace own { namespace q { __device__ int abs(int x) { return x + 1; } } __device__ int f(int x) { return q::abs(x); } }
extern "C" __global__ void of_the_library(int *out) {
    float x = out[0] - 2.5f;
    out[0] = int(q::ceil(x));
    out[1] = int(q::pow(x, 2.0f) + r::floor(x));
    out[2] = r::isnan(x) + q::abs(-4);
    out[3] = int(both(x));
    out[4] = own::f(-4);
    out[5] = sizeof(q::size_t);
}
// LAUNCH: of_the_library<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [-2, 3, 4, 0, -3, 8]
