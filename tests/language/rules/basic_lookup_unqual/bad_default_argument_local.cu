// [basic.lookup.unqual] dcl.fct.default p7: a local variable may not be used in a default argument
// REFUSED: a local variable in a default argument
extern "C" __global__ void bad_default_argument_local(int *out) { int n = 1; __device__ int f(int a = n); out[0] = f(); }
