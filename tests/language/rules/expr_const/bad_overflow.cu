// [expr.const] p2: signed overflow is not constant
// REFUSED: signed overflow
__device__ constexpr int f(int x) { return x + 1; }
extern "C" __global__ void bad_overflow(int *out) { constexpr int x = f(2147483647); out[0] = x; }
