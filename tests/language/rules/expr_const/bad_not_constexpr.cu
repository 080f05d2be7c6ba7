// [expr.const] p2: a call of a function that is not constexpr
// REFUSED: call of a non-constexpr function
__device__ int f() { return 1; }
extern "C" __global__ void bad_not_constexpr(int *out) { constexpr int x = f(); out[0] = x; }
