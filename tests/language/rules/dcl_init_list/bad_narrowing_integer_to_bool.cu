// [dcl.init.list] p7: an integer that is no constant to bool
// REFUSED: narrowing conversion
__device__ int f(bool x) { return x; }
extern "C" __global__ void bad_narrowing_integer_to_bool(int *out) { int x = out[0]; out[0] = f({x}); }
