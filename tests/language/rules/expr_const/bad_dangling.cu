// [expr.const] p5: a pointer to a local as the result
// REFUSED: not a constant: address of a local
__device__ constexpr const int *f() { int x = 1; const int *p = &x; return p; }
extern "C" __global__ void bad_dangling(int *out) { constexpr const int *p = f(); out[0] = p != nullptr; }
