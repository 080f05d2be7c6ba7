// [expr.const] p2: a shift by the width
// REFUSED: shift too large
__device__ constexpr int f(int n) { return 1 << n; }
extern "C" __global__ void bad_shift(int *out) { constexpr int x = f(32); out[0] = x; }
