// [dcl.fct] p6: a function type with qualifiers is no ordinary function's
// REFUSED: non-member of a qualified function type
using Get = int() const;
__device__ Get get;
extern "C" __global__ void bad_function_of_type_of_member(int *out) { out[0] = 1; }
