// [dcl.fct] p4: void with a qualifier is a parameter
// REFUSED: a parameter of type void
typedef void Nothing;
__device__ int f(const void);
extern "C" __global__ void bad_const_void(int *out) { out[0] = 1; }
