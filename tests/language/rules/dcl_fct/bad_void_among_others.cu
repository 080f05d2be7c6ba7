// [dcl.fct] p4: void beside another parameter
// REFUSED: a parameter of type void
typedef void Nothing;
__device__ int f(Nothing, int);
extern "C" __global__ void bad_void_among_others(int *out) { out[0] = 1; }
