// [temp.deduct.call] p1: the elements of a list must deduce one type
// REFUSED: int and double
#include <initializer_list>
template <class T> __device__ int f(std::initializer_list<T> l) { return 1; }
extern "C" __global__ void bad_list_of_two_types(int *out) { out[0] = f({1, 2.5}); }
