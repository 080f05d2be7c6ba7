// [expr.ass] p1: a const object cannot be assigned
// REFUSED: not a modifiable lvalue
extern "C" __global__ void bad_to_const(int *out) { const int a = 1; a = 2; out[0] = a; }
