// [dcl.init.list] p5, p7: the elements of the array are not narrowed
// REFUSED: 2.5 is no int
#include <initializer_list>
__device__ int f(std::initializer_list<int> l) { return l.size(); }
extern "C" __global__ void bad_narrowing_in_a_list(int *out) { out[0] = f({1, 2.5}); }
