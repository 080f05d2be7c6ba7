// [expr.cond] p6: a pointer and an integer have no common type
// REFUSED: incompatible operand types
extern "C" __global__ void bad_pointer_and_int(int *out) { int x = 1; int *p = out[0] ? &x : x; out[0] = *p; }
