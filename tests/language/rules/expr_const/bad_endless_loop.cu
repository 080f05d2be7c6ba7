// [expr.const] p2.2: evaluation without an end
// REFUSED: too many steps
__device__ constexpr int f(int n) { while (n) n = n > 5 ? 1 : n + 1; return n; }
extern "C" __global__ void bad_endless_loop(int *out) { constexpr int x = f(1); out[0] = x; }
