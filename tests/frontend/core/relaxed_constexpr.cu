// With nvcc's option constexpr functions of the host are both sides'; without, they are not.
// RUN: minicc %s -expt-relaxed-constexpr -o - | FileCheck %s
// RUN: not minicc %s -o - 2>&1 | FileCheck %s --check-prefix=STRICT
// STRICT: error: reference to __host__ function 'f' in __global__ function
// CHECK: .entry k(
#include <array>
constexpr int f(int a) { return a + 1; }
constexpr std::array<int, 3> g() { std::array<int, 3> a{1, 2, 3}; a[1] = 7; return a; }
struct P { int x; constexpr P(int a) : x(a) {} constexpr int get() const { return x; } };
constexpr P make() { P p(3); return p; }
template <class T> constexpr T twice(T v) { return v * 2; }
extern "C" __global__ void k(int *p)
{
    constexpr int c = f(3);
    constexpr auto z = g();
    constexpr auto q = make();
    p[0] = c + f(p[0]) + z[1] + q.get() + make().x + twice(p[1]);
}
