// [expr.reinterpret.cast] p2: reinterpret_cast does not remove const
// REFUSED: invalid reinterpret_cast
extern "C" __global__ void bad_drops_const(int *out) { const int x = 1; out[0] = *reinterpret_cast<int *>(&x); }
