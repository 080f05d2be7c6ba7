// [tuple.assign] p1: not constexpr in C++17, so a function of the host
// REFUSED: a tuple assigned in a kernel
// HOST: no
#include <tuple>
extern "C" __global__ void bad_tuple_assigned(int *out) { std::tuple<int, int> a(1, 2), b(a); b = a; out[0] = std::get<0>(b); }
