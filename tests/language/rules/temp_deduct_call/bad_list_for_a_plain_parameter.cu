// [temp.deduct.call] p1: for a parameter that is no initializer_list and no array a list tells nothing
// REFUSED: T is not deduced
#include <initializer_list>
template <class T> __device__ int f(T l) { return 1; }
extern "C" __global__ void bad_list_for_a_plain_parameter(int *out) { out[0] = f({1, 2}); }
