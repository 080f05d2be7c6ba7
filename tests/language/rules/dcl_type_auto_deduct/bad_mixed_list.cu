// [dcl.type.auto.deduct] p4: the elements agree
// REFUSED: auto finds no type
#include <initializer_list>
extern "C" __global__ void bad_mixed_list(int *out) { auto x = {1, 2.5}; out[0] = 1; }
