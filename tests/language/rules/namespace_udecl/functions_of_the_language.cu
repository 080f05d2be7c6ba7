// [namespace.udecl] p1: a using declaration in a namespace brings the global functions that CUDA and the C library have, and a function of its own stands beside them
#include <cmath>
namespace math {
using ::sinf;
using ::floorf;
using std::ceil;
using ::abs;
__device__ int floorf(int x, int y) { return x / y; }
namespace inner { using math::sinf; using math::ceil; }
}
namespace m = math;
struct S { __device__ static float f(float x) { using ::fabsf; using std::floor; return fabsf(x) + floor(x); } };
template <class T> __device__ T both(T x) { using namespace math; return m::ceil(x) + floorf(x); }
extern "C" __global__ void functions_of_the_language(int *out) {
    float x = out[0] + 2.5f;
    out[0] = int(math::floorf(x)) * 10 + m::floorf(9, 4);
    out[1] = int(math::sinf(x - 2.5f) + math::inner::sinf(0.0f) + 4);
    out[2] = int(m::inner::ceil(x));
    out[3] = math::abs(-7);
    out[4] = int(S::f(-x));
    out[5] = int(both(x));
}
// LAUNCH: functions_of_the_language<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [22, 4, 3, 7, 0, 5]
