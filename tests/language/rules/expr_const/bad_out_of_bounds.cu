// [expr.const] p2: reading past an array's end is not constant
// REFUSED: out of bounds
__device__ constexpr int f(int i) { int a[3] = {1, 2, 3}; return a[i]; }
extern "C" __global__ void bad_out_of_bounds(int *out) { constexpr int x = f(3); out[0] = x; }
