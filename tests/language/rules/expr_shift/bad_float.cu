// [expr.shift] p1: shifts need integral operands
// REFUSED: invalid operands
extern "C" __global__ void bad_float(int *out) { out[0] = (int)(1.0 << 2); }
