// [expr.const] p2: a pointer beyond one past the end
// REFUSED: out of bounds
// HOST: no
__device__ constexpr int f() { int a[3] = {}; int *p = a + 4; return p - a; }
extern "C" __global__ void bad_array_past(int *out) { constexpr int x = f(); out[0] = x; }
