// [expr.eq] p1: a pointer is not compared with an integer
// REFUSED: incompatible operand types
extern "C" __global__ void bad_pointer_and_int(int *out) { int x = 0; out[0] = out == x; }
