// [dcl.fct.default] p9: parameters may not be used in defaults
// REFUSED: a parameter used in a default argument
__device__ int f(int a, int b = a) { return a + b; }
extern "C" __global__ void bad_parameter_in_default(int *out) { out[0] = f(1); }
