// [dcl.fct] p6: a function type with qualifiers makes no reference
// REFUSED: reference to a qualified function type
using Get = int() const;
__device__ int call(Get &get);
extern "C" __global__ void bad_reference_to_type_of_member(int *out) { out[0] = 1; }
