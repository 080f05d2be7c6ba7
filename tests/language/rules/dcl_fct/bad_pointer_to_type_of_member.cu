// [dcl.fct] p6: a function type with qualifiers makes no pointer
// REFUSED: pointer to a qualified function type
using Get = int() const;
__device__ Get *get;
extern "C" __global__ void bad_pointer_to_type_of_member(int *out) { out[0] = 1; }
