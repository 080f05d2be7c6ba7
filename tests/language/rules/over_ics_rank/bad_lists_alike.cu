// [over.ics.rank] p3: lists whose elements convert as well to either are ambiguous
// REFUSED: int to long is no better than int to double
#include <initializer_list>
__device__ int f(std::initializer_list<long>) { return 1; } __device__ int f(std::initializer_list<double>) { return 2; }
extern "C" __global__ void bad_lists_alike(int *out) { out[0] = f({1, 2}); }
