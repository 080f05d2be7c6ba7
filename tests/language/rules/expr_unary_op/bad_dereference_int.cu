// [expr.unary.op] p1: * needs a pointer
// REFUSED: not a pointer
extern "C" __global__ void bad_dereference_int(int *out) { int x = 1; out[0] = *x; }
