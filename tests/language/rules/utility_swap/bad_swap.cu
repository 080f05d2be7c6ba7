// [utility.swap] p1: not constexpr in C++17, so a function of the host
// REFUSED: std::swap in a kernel
// HOST: no
#include <utility>
extern "C" __global__ void bad_swap(int *out) { std::swap(out[0], out[1]); }
