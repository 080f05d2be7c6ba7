// [dcl.fct] p6: a function type with qualifiers is that of a member, no other function has it
// REFUSED: f is no member
typedef int C(int) const;
__device__ C f;
extern "C" __global__ void bad_qualifiers_outside_of_a_class(int *out) { out[0] = 1; }
