// [dcl.type.auto.deduct] p4: one element at most
// REFUSED: auto finds no type
#include <initializer_list>
extern "C" __global__ void bad_direct_list_of_two(int *out) { auto x{1, 2}; out[0] = 1; }
