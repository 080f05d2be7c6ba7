// [expr.const.cast] p3: const_cast is for pointers and references
// REFUSED: invalid const_cast
extern "C" __global__ void bad_value(int *out) { const int x = 1; out[0] = const_cast<int>(x); }
