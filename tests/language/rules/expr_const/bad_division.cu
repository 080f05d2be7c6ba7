// [expr.const] p2: division by zero is not constant
// REFUSED: division by zero
__device__ constexpr int f(int x) { return 10 / x; }
extern "C" __global__ void bad_division(int *out) { static_assert(f(0) == 0, ""); out[0] = 1; }
