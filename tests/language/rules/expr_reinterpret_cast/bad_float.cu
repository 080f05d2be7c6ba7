// [expr.reinterpret.cast] p1: no reinterpret_cast between arithmetic types
// REFUSED: invalid reinterpret_cast
extern "C" __global__ void bad_float(int *out) { float f = 1; out[0] = reinterpret_cast<int>(f); }
