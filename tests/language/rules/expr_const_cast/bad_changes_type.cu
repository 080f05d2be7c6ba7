// [expr.const.cast] p3: const_cast changes cv only
// REFUSED: invalid const_cast
extern "C" __global__ void bad_changes_type(int *out) { const int x = 1; out[0] = *const_cast<unsigned *>(&x); }
