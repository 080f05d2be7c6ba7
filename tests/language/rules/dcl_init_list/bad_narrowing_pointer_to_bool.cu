// [dcl.init.list] p7: a pointer to bool (P1957)
// REFUSED: narrowing conversion
__device__ int f(bool x) { return x; }
extern "C" __global__ void bad_narrowing_pointer_to_bool(int *out) { int *x = out; out[0] = f({x}); }
