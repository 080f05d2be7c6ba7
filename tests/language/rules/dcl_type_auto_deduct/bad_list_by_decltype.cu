// [dcl.type.auto.deduct] p4: a list is no expression
// REFUSED: auto finds no type
#include <initializer_list>
extern "C" __global__ void bad_list_by_decltype(int *out) { decltype(auto) x = {1}; out[0] = 1; }
