// [dcl.fct] p11: a function does not return an array
// REFUSED: function returning an array
__device__ int f()[3];
extern "C" __global__ void bad_returns_array(int *out) { out[0] = 1; }
