// [dcl.fct] p4: void before an ellipsis
// REFUSED: a parameter of type void
typedef void Nothing;
__device__ int f(Nothing, ...);
extern "C" __global__ void bad_void_and_ellipsis(int *out) { out[0] = 1; }
