// [expr.const] p2: a null pointer with a subscript
// REFUSED: null pointer dereferenced
__device__ constexpr int f(bool b) { int a[2] = {1, 2}; const int *p = b ? a : nullptr; return p[0]; }
extern "C" __global__ void bad_null_subscript(int *out) { constexpr int x = f(false); out[0] = x; }
