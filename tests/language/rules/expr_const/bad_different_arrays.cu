// [expr.const] p2: the difference of pointers into two arrays
// REFUSED: unrelated pointers
__device__ constexpr int f() { int a[2] = {}, b[2] = {}; return &a[1] - &b[0]; }
extern "C" __global__ void bad_different_arrays(int *out) { constexpr int x = f(); out[0] = x; }
