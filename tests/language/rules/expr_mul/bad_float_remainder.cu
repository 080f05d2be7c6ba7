// [expr.mul] p2: % needs integral operands
// REFUSED: invalid operands
extern "C" __global__ void bad_float_remainder(int *out) { float f = 5; out[0] = (int)(f % 2); }
