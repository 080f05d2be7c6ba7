// [dcl.fct.default] p4: a default is not given twice, not even the same
// REFUSED: redefinition of a default argument
__device__ int f(int a = 1); __device__ int f(int a = 1) { return a; }
extern "C" __global__ void bad_repeated(int *out) { out[0] = f(); }
