// [over.match.list] p1: an explicit constructor that the first phase chooses is an error in copy-list-initialisation
// REFUSED: the second phase is not tried
#include <initializer_list>
struct A { __device__ A(int, int) {} explicit __device__ A(std::initializer_list<int>) {} };
extern "C" __global__ void bad_explicit_list_constructor(int *out) { A a = {1, 2}; }
