// [expr.ass] p1: the left operand is a modifiable lvalue
// REFUSED: not an lvalue
extern "C" __global__ void bad_to_rvalue(int *out) { int a = 1, b = 2; a + b = 3; out[0] = a; }
