// [expr.const] p6 of dcl.dcl: a static_assert that is false
// REFUSED: static assertion failed
__device__ constexpr int f(int n) { int s = 0; for (int i = 0; i <= n; i++) s += i; return s; }
static_assert(f(10) == 54, "sum");
extern "C" __global__ void bad_static_assert(int *out) { out[0] = 1; }
