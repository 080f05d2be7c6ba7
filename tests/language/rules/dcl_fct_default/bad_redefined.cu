// [dcl.fct.default] p4: a default argument given twice
// REFUSED: redefinition of a default argument
__device__ int f(int a = 1);
__device__ int f(int a = 1) { return a; }
extern "C" __global__ void bad_redefined(int *out) { out[0] = f(); }
