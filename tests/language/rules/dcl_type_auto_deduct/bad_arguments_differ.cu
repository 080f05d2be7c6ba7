// [dcl.type.auto.deduct] p4: a function of other parameters
// REFUSED: incompatible initializer
__device__ int f(int x) { return x; }
extern "C" __global__ void bad_arguments_differ(int *out) { auto (*p)(float) = f; out[0] = p(1); }
