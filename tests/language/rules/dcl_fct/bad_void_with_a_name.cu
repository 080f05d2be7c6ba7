// [dcl.fct] p4: a parameter of type void that has a name
// REFUSED: a parameter of type void
typedef void Nothing;
__device__ int f(Nothing x);
extern "C" __global__ void bad_void_with_a_name(int *out) { out[0] = 1; }
