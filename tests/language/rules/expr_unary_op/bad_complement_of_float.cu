// [expr.unary.op] p10: ~ needs an integral operand
// REFUSED: invalid operand
extern "C" __global__ void bad_complement_of_float(int *out) { float x = 1; out[0] = ~x; }
