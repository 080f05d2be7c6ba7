// [dcl.type.auto.deduct] p4: none of the functions fits
// REFUSED: overloaded function
__device__ int o(int x) { return x; }
__device__ int o(float x) { return x; }
extern "C" __global__ void bad_overloads_fit_nothing(int *out) { auto (*p)(double) = o; out[0] = p(1); }
