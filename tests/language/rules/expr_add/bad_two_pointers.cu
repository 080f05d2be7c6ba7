// [expr.add] p1: pointers cannot be added
// REFUSED: invalid operands
extern "C" __global__ void bad_two_pointers(int *out) { int *p = out, *q = out; out[0] = *(p + q); }
