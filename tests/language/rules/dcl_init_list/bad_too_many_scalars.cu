// [dcl.init.list] p3: two values for a scalar
// REFUSED: excess elements for a scalar
extern "C" __global__ void bad_too_many_scalars(int *out) { int x{1, 2}; out[0] = x; }
