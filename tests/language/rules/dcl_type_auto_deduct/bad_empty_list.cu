// [dcl.type.auto.deduct] p4: nothing to deduce from
// REFUSED: auto finds no type
#include <initializer_list>
extern "C" __global__ void bad_empty_list(int *out) { auto x = {}; out[0] = 1; }
