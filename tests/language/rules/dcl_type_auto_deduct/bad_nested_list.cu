// [dcl.type.auto.deduct] p4: a list has no type
// REFUSED: auto finds no type
#include <initializer_list>
extern "C" __global__ void bad_nested_list(int *out) { auto x = {{1}, {2}}; out[0] = 1; }
