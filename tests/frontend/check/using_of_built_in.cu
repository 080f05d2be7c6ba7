// Using declarations of functions that every program has: `using std::sqrt;` and `using ::sqrt;` name them where another `sqrt` would hide them.
// LAUNCH: k<<<1,1>>> o=zeros(14,i32)
// EXPECT: o == [4, 4, -16, 10, 4, 9, 5, 5, 0, 7, 3, 3, 11, 2]
#include <cmath>
#include <cstdio>
#include <cstring>
namespace N {
__device__ int sqrt(int a) { return -a; }
__device__ float g(float x) {
    using ::sqrt;
    return sqrt(x);
}
__device__ float h(float x) {
    using std::sqrt;
    return sqrt(x);
}
__device__ float i(float x) { return sqrt(x); }
}
namespace M {
using std::pow;
using std::sin, std::cos;
struct W {};
__device__ int sqrt(W) { return 9; }
__device__ float p(float x) { return pow(x, 2.0f) + cos(0.0f); }
}
struct V {
    float x;
};
__device__ int sqrt(V v) { return 7; }
template <class T> __device__ int f(T t) {
    using std::sqrt;
    return (int)sqrt(t);
}
struct S {
    __device__ int m() {
        using std::fabs;
        return fabs(-2.5f);
    }
};
__global__ void k(int *o) {
    o[0] = N::g(16.f);
    o[1] = N::h(16.f);
    o[2] = N::i(16.f);
    o[3] = M::p(3.f);
    o[4] = f(16.0f);
    o[5] = f(M::W{});
    o[6] = f(25.0);
    using std::isnan;
    using std::memcpy;
    using std::printf;
    using std::sqrt;
    int a = 5;
    memcpy(&o[7], &a, 4);
    o[8] = isnan(1.0f);
    o[9] = sqrt(V{});
    o[10] = sqrt(9.0f);
    using std::size_t;
    size_t z = 3;
    o[11] = z;
    {
        using std::abs, std::fabs;
        o[12] = abs(-3) + abs(-2.5f) * 2 + fabs(-1.5) * 2;
    }
    o[13] = S().m();
}
