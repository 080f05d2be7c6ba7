// Instances of kernel templates that the host launches are there without being asked for otherwise.
// CONFIGS: -O0 | -O2
#include <cstdio>
constexpr int TILE = 16;
typedef float real;
template <typename T, int N, bool NEGATE = false> __global__ void fill(T *x) { x[threadIdx.x] = NEGATE ? -N : N; }
template <typename T> void wrapper(T *x) { fill<T, 3><<<1, 4>>>(x); }
// LAUNCH: _Z4fillIfLi16ELb0EEvPT_<<<1,4>>> x=zeros(4,f32)
// EXPECT: x == 16
// LAUNCH: _Z4fillIjLi7ELb1EEvPT_<<<1,4>>> x=zeros(4,u32)
// EXPECT: x == 2**32 - 7
int main() {
    real *x = nullptr;
    fill<real, TILE><<<1, 4>>>(x);
    fill<unsigned int, 7, true><<<1, 4>>>(nullptr);
    return 0;
}
