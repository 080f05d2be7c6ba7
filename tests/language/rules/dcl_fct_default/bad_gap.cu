// [dcl.fct.default] p4: all parameters after one with a default need one
// REFUSED: missing default argument
__device__ int f(int a = 1, int b) { return a + b; }
extern "C" __global__ void bad_gap(int *out) { out[0] = f(1, 2); }
